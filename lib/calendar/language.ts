/** The language in which dates are written: `en-GB` has 21 November 2026. The words around them are English. */
export const DATE_LANGUAGE = 'en-US'
