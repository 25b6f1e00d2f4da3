/**
 * The status of the page, which lib/server takes from the HTML. This is the one place where a page does not use Next's own:
 * `notFound()` in a page gives 404 with an empty body that scripts fill in, and there is no way to 410, 429 or 503.
 */
export function ResponseStatus({ code }: { code: number }) {
  return <meta name="response-status" content={String(code)} />
}
