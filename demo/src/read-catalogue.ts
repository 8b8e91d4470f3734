import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import {
  bookFormats,
  contributorRoles,
  genres,
  languages,
  trimSizes,
} from '@panai/contract/language/vocabulary'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = path.resolve(import.meta.dirname, '../catalogue')

const text = z.string().trim().min(1)
const line = z.union([z.string(), z.number()]).transform(String)

const bookFile = z.strictObject({
  reference: z.string().regex(/^PANAI-\d{4}$/),
  title: text,
  title_latin: text.optional(),
  subtitle: text.nullish(),
  language: z.enum(languages),
  author: text,
  contributors: z
    .array(z.strictObject({ role: z.enum(contributorRoles), name: text, author: text.optional() }))
    .default([]),
  genre: z.enum(genres),
  formats: z.array(z.enum(bookFormats)).min(1),
  trim_size: z.enum(trimSizes).optional(),
  pages: z.int().min(20).max(1000).optional(),
  mrp: z.int().positive(),
  featured: z.boolean().default(false),
  first_published: line.optional(),
  description_en: text.optional(),
  description_ta: text.optional(),
  body: text,
})
export type BookFile = z.output<typeof bookFile> & { slug: string }

const authorFile = z.strictObject({
  name: text,
  name_latin: text.optional(),
  other_names: text.optional(),
  language: z.enum(languages),
  years: line.optional(),
  awards: text.optional(),
  bio_en: text.optional(),
  bio_ta: text.optional(),
  body: text,
})
export type AuthorFile = z.output<typeof authorFile> & { slug: string }

const blogFile = z.strictObject({
  title: text,
  language: z.enum(languages),
  date: z.iso.date(),
  motif: text,
  /** The same in the other language of the site. */
  translation: z.strictObject({ language: z.enum(interfaceLanguages), title: text, body: text }).optional(),
  body: text,
})

const testimonialFile = z.strictObject({
  book_title: text,
  author_name: text,
  author_title: text,
  rating: z.int().min(1).max(5).optional(),
  language: z.enum(languages),
  order: z.int().positive(),
  /** The same in the other language of the site. */
  translation: z
    .strictObject({
      language: z.enum(interfaceLanguages),
      author_name: text,
      author_title: text,
      quote: text,
    })
    .optional(),
  body: text,
})

/** The first chapter of a book, whose file has the same name: stanzas or paragraphs with an empty line between them. */
const sampleFile = z.strictObject({
  title: line,
  number: text.optional(),
  form: z.enum(['verse', 'prose']),
  /** Of the text of the book, rounded up. */
  percent: z.int().min(1).max(100),
  body: text,
})
export type SampleFile = z.output<typeof sampleFile> & { slug: string }

/** The texts of the demo catalogue. @throws Error that names the file and what is wrong in it. */
export async function readCatalogue() {
  return {
    authors: await readAll('authors', authorFile),
    books: await readAll('books', bookFile),
    samples: await readAll('samples', sampleFile),
    blogs: await readAll('blogs', blogFile),
    testimonials: await readAll('testimonials', testimonialFile),
  }
}

async function readAll<S extends z.ZodObject>(
  kind: string,
  schema: S,
): Promise<(z.output<S> & { slug: string })[]> {
  const names = (await readdir(path.join(folder, kind))).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const read = schema.safeParse(parseFile(await readFile(path.join(folder, kind, name), 'utf8')))
      if (!read.success) throw new Error(`demo/catalogue/${kind}/${name}: ${z.prettifyError(read.error)}`)
      return { ...(read.data as z.output<S>), slug: name.replace(/\.md$/, '') } // parsed by the schema
    }),
  )
}

/** Front matter between two lines of hyphens, then the text. */
function parseFile(content: string): Record<string, unknown> {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content.normalize('NFC')) ?? []
  return { ...parse(front ?? ''), body: body?.trim() }
}
