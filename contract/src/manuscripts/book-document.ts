import { z } from 'zod'
import { languages } from '../language/vocabulary.ts'

/** How many letters stand in one run, and how many of anything in a book: more than a file of 10 MB has room for. */
const MOST = { text: 10_000_000, many: 1_000_000 }
const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST.many)

const run = z.object({
  text: z.string().min(1).max(MOST.text),
  emphasis: z.boolean(),
  strong: z.boolean(),
  smallCaps: z.boolean(),
  underlined: z.boolean(),
  struck: z.boolean(),
  position: z.enum(['baseline', 'superscript', 'subscript']),
  /** By its script. */
  language: z.enum(languages),
  href: z.string().max(2_000).nullable(),
})
const inline = z.union([
  run,
  z.object({ footnote: z.int().min(1) }),
  z.object({ lineBreak: z.literal(true) }),
])

const base = {
  /** The paragraph of the manuscript, from 1. */
  at: z.int().min(0),
  /** Told by its shape, not by a style. */
  isGuessed: z.boolean(),
}
const text = z.object({
  ...base,
  kind: z.enum(['paragraph', 'verse', 'quotation', 'caption']),
  inlines: many(inline),
})
const list = z.object({
  ...base,
  kind: z.literal('list'),
  isOrdered: z.boolean(),
  /** The number of the first item; 1 where they are not ordered. */
  first: z.int().min(0).max(MOST.many),
  items: many(many(inline)),
})
const picture = z.object({
  ...base,
  kind: z.literal('picture'),
  number: z.int().min(1),
  description: z.string().nullable(),
  /** What stands below it; null: nothing. A caption that belongs to no picture is a block of its own. */
  caption: many(inline).nullable(),
})
/** What has room in a cell of a table. */
const inCell = z.union([text, list, picture])
const block = z.union([
  inCell,
  z.object({
    ...base,
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2)]),
    inlines: many(inline),
  }),
  z.object({
    ...base,
    kind: z.literal('sceneBreak'),
    /** Nothing but an empty line tells it. */
    isEmptyLine: z.literal(true).optional(),
  }),
  z.object({ ...base, kind: z.literal('table'), rows: many(many(many(inCell))) }),
])

/** What stands before and after the chapters, by what it is for. */
export const matters = {
  front: [
    'halfTitle',
    'titlePage',
    'dedication',
    'contents',
    'foreword',
    'preface',
    'introduction',
    'acknowledgements',
  ],
  back: [
    'afterword',
    'appendix',
    'glossary',
    'bibliography',
    'index',
    'listOfImages',
    'aboutAuthor',
    'aboutBook',
  ],
} as const

const section = z.object({
  ...base,
  /** A part holds the chapters that follow it, up to the next part. */
  kind: z.enum(['front', 'part', 'chapter', 'back']),
  /** null: a part, a chapter, or what says of itself nothing that we know. */
  matter: z.enum([...matters.front, ...matters.back]).nullable(),
  /** As it stands above the title: “Chapter 3”. */
  number: z.string().nullable(),
  title: z.string(),
  /** Footnotes whose marks stand behind the title. */
  notes: many(z.int().min(1)),
  blocks: many(block),
})

/** A book's text, as whatever is made of it reads it: the check, the print file, the e-book. */
export const bookDocument = z.object({
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  author: z.string().nullable(),
  sections: many(section),
  /** By their numbers, from 1. */
  footnotes: many(z.object({ number: z.int().min(1), inlines: many(inline) })),
})
export type BookDocument = z.output<typeof bookDocument>
export type Section = BookDocument['sections'][number]
export type Matter = NonNullable<Section['matter']>
export type Block = Section['blocks'][number]
export type CellBlock = z.output<typeof inCell>
export type Inline = z.output<typeof inline>
