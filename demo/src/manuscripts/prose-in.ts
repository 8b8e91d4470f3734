import { readFile } from 'node:fs/promises'
import path from 'node:path'

const catalogue = path.join(import.meta.dirname, '../../catalogue')

/** Where the catalogue has prose in a language, and the letters by which a paragraph is known to be in it. */
const sources = {
  ta: {
    letters: /\p{Script=Tamil}/gu,
    files: [
      'blogs/palm-leaf-to-print',
      'blogs/tamil-manuscript-in-unicode',
      'blogs/writing-from-home-an-hour-a-day',
    ],
  },
  en: { letters: /\p{Script=Latin}/gu, files: ['books/godan', 'books/indulekha', 'books/kanyasulkam'] },
  hi: { letters: /\p{Script=Devanagari}/gu, files: ['books/godan', 'authors/premchand'] },
  ml: {
    letters: /\p{Script=Malayalam}/gu,
    files: ['books/indulekha', 'books/veena-poovu', 'authors/kumaran-asan'],
  },
  te: { letters: /\p{Script=Telugu}/gu, files: ['books/kanyasulkam', 'authors/gurajada-apparao'] },
} as const
export type ProseLanguage = keyof typeof sources
export const proseLanguages = Object.keys(sources) as ProseLanguage[] // its own names

/** Paragraphs that people wrote, of more than a hundred letters each. */
export async function proseIn(language: ProseLanguage): Promise<string[]> {
  const { letters, files } = sources[language]
  const texts = await Promise.all(files.map((file) => readFile(path.join(catalogue, `${file}.md`), 'utf8')))
  return texts
    .flatMap((text) => text.split(/\n+/))
    .filter((line) => (line.match(letters)?.length ?? 0) > 100 && !/^[#|`-]/.test(line))
}
