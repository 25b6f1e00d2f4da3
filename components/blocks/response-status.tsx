/**
 * The status of the page, for the production server, which takes the mark out of the HTML (lib/server/document.ts). Next can
 * give 200 and 404 only, and 404 only with an empty page that scripts fill in.
 */
export function ResponseStatus({ code }: { code: 404 | 410 }) {
  return <meta name="response-status" content={String(code)} />
}
