import type { InterfaceLanguage } from '../language/interface-languages.ts'
import type { TrimSize } from '../language/vocabulary.ts'

/** Addresses of the documents that authors download, below the site's own: those in Tamil in a folder of their own. */

const folders: Readonly<Record<InterfaceLanguage, string>> = { en: '/downloads', ta: '/downloads/ta' }

export function coverGuidelines(language: InterfaceLanguage): string {
  return `${folders[language]}/cover-design-guidelines.pdf`
}

export function manuscriptFormat(size: TrimSize, language: InterfaceLanguage): string {
  const name = size.toLowerCase().replace(/ in$/, '-in').replaceAll(' ', '')
  return `${folders[language]}/manuscript-format-${name}.docx`
}
