import type { Language } from '@panai/contract/vocabulary'

/** How the trade's own values read on a page. */

/** "children-book" reads "Children-book": only the first letter changes. */
export function genreTitle(genre: string): string {
  return capitalised(genre)
}

const formatTitles: Readonly<Record<string, string>> = {
  paperback: 'Paperback',
  ebook: 'Ebook',
  hardback: 'Hardback',
}

export function formatTitle(format: string): string {
  return formatTitles[format] ?? capitalised(format)
}

const languageTitles: Readonly<Record<Language, string>> = {
  ta: 'Tamil',
  en: 'English',
  kn: 'Kannada',
  ml: 'Malayalam',
  te: 'Telugu',
  hi: 'Hindi',
  de: 'German',
}

export function languageTitle(language: Language): string {
  return languageTitles[language]
}

/** Formats of a book, which come as an array, as JSON or as a list with commas. In lower case, each once. */
export function readFormats(value: unknown): string[] {
  const names = Array.isArray(value) ? value : typeof value === 'string' ? fromText(value) : []
  const cleaned = names.map((name) => String(name).trim().toLowerCase()).filter((name) => name !== '')
  return [...new Set(cleaned)]
}

function fromText(text: string): unknown[] {
  if (text.trim().startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text)
      if (Array.isArray(parsed)) return parsed
    } catch {
      // Not JSON after all: read it as a list with commas.
    }
  }
  return text.replace(/[[\]"]/g, '').split(',')
}

/** Whether there is a copy to send by courier. */
export function isPrinted(formats: readonly string[]): boolean {
  return formats.some((format) => format !== 'ebook' && format !== 'audiobook')
}

/** Shown for what nobody has rated yet. */
export const defaultRatings = { author: 4.5, book: 4.0, testimonial: 5 } as const

export function ratingOf(kind: keyof typeof defaultRatings, rating: number | null | undefined): number {
  return rating ?? defaultRatings[kind]
}

/** "1 Book", "12 Books"; "1,000+ Books" when there are at least so many. */
export function bookCount(total: number, isExact = true): string {
  const number = `${total.toLocaleString('en-IN')}${isExact ? '' : '+'}`
  return `${number} ${total === 1 ? 'Book' : 'Books'}`
}

export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
