/** Fetches what shows e-books. The server, which shows none, is built without it. */
export function loadEbookViewer() {
  if (import.meta.env.SSR) throw new Error('e-books are shown in a browser')
  return import('@panai/client/ebook-viewer')
}
