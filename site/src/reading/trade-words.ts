import { localised } from '@panai/contract/language/localised'
import { englishTradeWords, tamilTradeWords } from '@panai/contract/language/trade-words'
import type { ContributorRole, Language } from '@panai/contract/language/vocabulary'

/** How the trade's own values read on a page. */

const words = localised(englishTradeWords, tamilTradeWords)

/** "children-book" reads "Children-book". */
export function genreTitle(genre: string): string {
  return titleIn(words.genres, genre)
}

export function roleTitle(role: ContributorRole): string {
  return words.roles[role]
}

export function formatTitle(format: string): string {
  return titleIn(words.formats, format)
}

export function languageTitle(language: Language): string {
  return words.languages[language]
}

/** What is in no list of ours only gets its first letter. */
function titleIn(titles: Readonly<Record<string, string>>, value: string): string {
  return titles[value] ?? capitalised(value)
}

/** "5.5 X 8.5 in", with the unit in the page's language. */
export function trimSizeTitle(size: string): string {
  return localised(size, size.replace(/ in$/, ' அங்குலம்'))
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
  return localised(
    `${number} ${total === 1 ? 'Book' : 'Books'}`,
    `${number} ${total === 1 ? 'நூல்' : 'நூல்கள்'}`,
  )
}

export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
