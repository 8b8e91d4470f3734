import { addressHere } from './language.ts'

// A visitor may come by another name of the host: the server says in the page which one is meant.
let known =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset.origin ?? location.origin)

/** Where the site is reached, without a slash at the end. The server says so once, at its start; a browser knows. */
export function setOrigin(origin: string): void {
  known = origin.replace(/\/+$/, '')
}

/** Absolute address of a file or an English page of the site, for link previews, feeds and structured data. */
export function absolute(path: string): string {
  return `${known}${path}`
}

/** Absolute address of a page in this language. */
export function pageUrl(path: string): string {
  return absolute(addressHere(path))
}
