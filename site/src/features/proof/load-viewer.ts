/** Fetches what draws pages: half a megabyte that no other page has. The server, which draws none, is built without it. */
export function loadViewer() {
  if (import.meta.env.SSR) throw new Error('pages are drawn in a browser')
  return import('@panai/client/proof-viewer')
}
