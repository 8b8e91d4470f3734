import type { AuthorFile, BookFile } from '../src/read-catalogue.ts'
import { type CoverText, W } from './layouts/cover.ts'
import { palettes } from './palette.ts'
import { planFor } from './plan-for.ts'
import { diceFor, seedOf } from './seed.ts'

type Authors = ReadonlyMap<string, AuthorFile>
type Language = BookFile['language']

/** How a credit reads in the language of the book. */
const credits: Partial<Record<Language, Record<string, (name: string) => string>>> = {
  ta: {
    translator: (name) => `தமிழில்: ${name}`,
    editor: (name) => `பதிப்பாசிரியர்: ${name}`,
    illustrator: (name) => `ஓவியம்: ${name}`,
    'co-author': (name) => name,
  },
  de: {
    translator: (name) => `Deutsch von ${name}`,
    editor: (name) => `herausgegeben von ${name}`,
    illustrator: (name) => `Bilder von ${name}`,
    'co-author': (name) => `und ${name}`,
  },
  en: {
    translator: (name) => `translated by ${name}`,
    editor: (name) => `edited by ${name}`,
    illustrator: (name) => `pictures by ${name}`,
    'co-author': (name) => `with ${name}`,
  },
}

/** @returns the cover as SVG, 1200 px wide and as tall as the trim size asks. */
export function drawCover(book: BookFile, authors: Authors): string {
  const [layout, motif, palette] = planFor(book)
  return layout({
    text: coverText(book, authors),
    height: heightOf(book.trim_size),
    palette: palettes[palette],
    dice: diceFor(book.slug),
    seed: seedOf(book.slug) % 100_000,
    motif,
  })
}

function coverText(book: BookFile, authors: Authors): CoverText {
  const author = authors.get(book.author)
  if (!author) throw new Error(`demo/catalogue/books/${book.slug}.md: no author file "${book.author}"`)
  const latinBook = book.language === 'en' || book.language === 'de'
  const credit = book.contributors
    .map(({ role, name }) => credits[book.language]?.[role]?.(name) ?? name)
    .join(', ')
  return {
    slug: book.slug,
    title: book.title,
    author: latinBook ? (author.name_latin ?? author.name) : author.name,
    tamil: book.language === 'ta',
    ...(book.title_latin ? { latin: book.title_latin } : {}),
    ...(book.subtitle ? { subtitle: book.subtitle } : {}),
    ...(credit ? { credit } : {}),
  }
}

/** The shape of the printed book; an ebook has the shape of 6 by 9. */
function heightOf(trim: BookFile['trim_size']): number {
  if (trim === 'A4') return Math.round((W * 297) / 210)
  const [width, height] = (trim ?? '6 X 9 in').split(' X ').map(Number.parseFloat)
  if (!width || !height) throw new Error(`trim size not understood: ${trim}`)
  return Math.round((W * height) / width)
}
