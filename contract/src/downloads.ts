import type { TrimSize } from './vocabulary.ts'

/** Addresses of the documents that authors download, below the site's own. */

export const COVER_GUIDELINES = '/downloads/cover-design-guidelines.pdf'

export function manuscriptFormat(size: TrimSize): string {
  const name = size.toLowerCase().replace(/ in$/, '-in').replaceAll(' ', '')
  return `/downloads/manuscript-format-${name}.docx`
}
