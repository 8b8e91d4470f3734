import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { toRupees } from '@panai/contract/money/money'
import { suggestedMrp } from '@panai/contract/royalties/royalty-calculator'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type BookFile, readCatalogue } from './read-catalogue.ts'

const catalogue = await readCatalogue()
const slugsOf = (files: readonly { slug: string }[]) => files.map(({ slug }) => slug)
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const scripts: Record<string, RegExp> = {
  ta: /\p{Script=Tamil}/gu,
  ml: /\p{Script=Malayalam}/gu,
  te: /\p{Script=Telugu}/gu,
  hi: /\p{Script=Devanagari}/gu,
}

/** How much of a text is in the script of its language, where that has one of its own. */
function shareInScript(text: string, language: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = scripts[language]
  return script ? (text.match(script)?.length ?? 0) / letters : 1
}

describe.each(catalogue.books.map((book) => [book.slug, book] as const))('%s', (_, book) => {
  test('is described in 60 to 250 words', () => {
    for (const text of [book.body, book.description_en, book.description_ta]) {
      if (!text) continue
      expect(words(text)).toBeGreaterThanOrEqual(60)
      expect(words(text)).toBeLessThanOrEqual(250)
    }
  })

  test('is written in its own script, and named so that others can read it too', () => {
    expect(shareInScript(book.title, book.language)).toBeGreaterThan(0.9)
    expect(shareInScript(book.body, book.language)).toBeGreaterThan(0.9)
    if (book.language in scripts) {
      expect(book.title_latin).toMatch(/^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u)
      expect(book.description_en).toBeTruthy()
    }
  })

  test('has an author, and contributors, who are there', () => {
    expect(slugsOf(catalogue.authors)).toContain(book.author)
    for (const { author } of book.contributors)
      if (author) expect(slugsOf(catalogue.authors)).toContain(author)
  })

  test('costs no less than the calculator of royalties asks', () => {
    expect(book.mrp).toBeGreaterThanOrEqual(leastPrice(book))
  })
})

/** The suggested MRP of the dearest printed binding, in rupees; an e-book alone has none. */
function leastPrice({ slug, formats, trim_size, pages }: BookFile): number {
  if (formats.every((format) => format === 'ebook')) return 0
  if (!trim_size || !pages) throw new Error(`${slug} is printed but has no size or no pages`)
  const binding = formats.includes('hardback') ? 'Hard Cover' : 'Soft Cover'
  return toRupees(
    suggestedMrp(specifiedRates, { size: trim_size, pages, binding, interior: 'B & W cream paper' }),
  )
}

test('no two books share a reference or a title', () => {
  for (const field of ['reference', 'title', 'slug'] as const)
    expect(new Set(catalogue.books.map((book) => book[field])).size).toBe(catalogue.books.length)
})

test('there is something of every genre and format, and enough of Tamil', () => {
  expect(catalogue.books.length).toBeGreaterThanOrEqual(50)
  expect(new Set(catalogue.books.map(({ genre }) => genre)).size).toBe(6)
  expect(new Set(catalogue.books.flatMap(({ formats }) => formats)).size).toBe(3)
  expect(catalogue.books.filter(({ language }) => language === 'ta').length).toBeGreaterThanOrEqual(25)
})

test('every author has a book or a part in one, and a life told in the own language', () => {
  const named = new Set(
    catalogue.books.flatMap((book) => [book.author, ...book.contributors.map(({ author }) => author)]),
  )
  expect(slugsOf(catalogue.authors).filter((slug) => !named.has(slug))).toEqual([])
  for (const author of catalogue.authors) {
    expect([author.slug, shareInScript(author.body, author.language) > 0.9]).toEqual([author.slug, true])
    expect([author.slug, words(author.body) >= 20]).toEqual([author.slug, true])
  }
})

test('a translation into Tamil is Tamil, and a text in Tamil has none', () => {
  const told = [...catalogue.books, ...catalogue.authors].flatMap((one) => {
    const text = 'description_ta' in one ? one.description_ta : 'bio_ta' in one ? one.bio_ta : undefined
    return text ? [{ slug: one.slug, language: one.language, text }] : []
  })
  expect(told.length).toBeGreaterThan(5)
  for (const { slug, language, text } of told) {
    expect([slug, shareInScript(text, 'ta') > 0.9]).toEqual([slug, true])
    expect([slug, language]).not.toEqual([slug, 'ta'])
  }
})

test('there are at least eight articles of 500 words or more, and one in each language has a translation as whole', () => {
  expect(catalogue.blogs.length).toBeGreaterThanOrEqual(8)
  for (const blog of catalogue.blogs) expect([blog.slug, words(blog.body) >= 500]).toEqual([blog.slug, true])
  const translated = catalogue.blogs.flatMap(({ slug, language, body, translation }) =>
    translation ? [{ slug, language, body, translation }] : [],
  )
  expect(new Set(translated.map(({ language }) => language))).toEqual(new Set(['en', 'ta']))
  for (const { slug, language, body, translation } of translated) {
    expect([slug, translation.language]).not.toEqual([slug, language])
    expect([slug, words(translation.body) >= 500]).toEqual([slug, true])
    if (translation.language === 'ta')
      expect([slug, shareInScript(translation.body, 'ta') > 0.9]).toEqual([slug, true])
    // Paragraph by paragraph, as its readers in the other language have it.
    expect([slug, translation.body.split('\n\n').length]).toEqual([slug, body.split('\n\n').length])
  }
})

test('a testimonial says itself that it is made up, in the language it is written in', () => {
  const marked: Record<string, { title: RegExp; name: RegExp; role: RegExp }> = {
    en: { title: /^Sample title: /, name: /^Demo author \d/, role: /demo testimonial$/ },
    ta: { title: /^மாதிரி நூல்: /, name: /^மாதிரி எழுத்தாளர் \d/, role: /மாதிரிக் கருத்து$/ },
  }
  expect(catalogue.testimonials.length).toBeGreaterThan(3)
  for (const { language, book_title, author_name, author_title } of catalogue.testimonials) {
    const mark = marked[language]
    if (!mark) throw new Error(`no mark is known in ${language}`)
    expect(book_title).toMatch(mark.title)
    expect(author_name).toMatch(mark.name)
    expect(author_title).toMatch(mark.role)
  }
  for (const { language, translation } of catalogue.testimonials) {
    const mark = marked[translation?.language ?? '']
    expect(translation?.language).not.toBe(language)
    expect(translation?.author_name).toMatch(mark?.name ?? /never/)
    expect(translation?.author_title).toMatch(mark?.role ?? /never/)
  }
})

test('nobody reviews a book: real people are given no words that they have not said', () => {
  const people = catalogue.authors.flatMap(({ name, name_latin }) => [name, name_latin ?? name])
  for (const testimonial of catalogue.testimonials)
    for (const person of people) expect(testimonial.author_name).not.toContain(person)
})

const drawn = path.resolve(import.meta.dirname, '../art/drawn')
const pictures = [
  ...catalogue.books.map(({ slug }) => `covers/${slug}.webp`),
  ...catalogue.authors.map(({ slug }) => `authors/${slug}.webp`),
  ...catalogue.blogs.map(({ slug }) => `blogs/${slug}.webp`),
  ...catalogue.testimonials.flatMap(({ slug }) => [
    `testimonials/${slug}-cover.webp`,
    `testimonials/${slug}-author.webp`,
  ]),
]

describe('what is drawn', () => {
  test('there is a picture for everyone and everything, and none for what is not there', async () => {
    expect(pictures.filter((name) => !existsSync(path.join(drawn, name)))).toEqual([])
    const found = await readdir(drawn, { recursive: true })
    expect(found.filter((name) => name.endsWith('.webp')).sort()).toEqual([...pictures].sort())
  })

  test('no two covers are alike', async () => {
    const covers = await Promise.all(catalogue.books.map(({ slug }) => thumbnailOf(`covers/${slug}.webp`)))
    const alike = covers.flatMap((one, index) =>
      covers.slice(index + 1).flatMap((other, further) => {
        const pair = `${catalogue.books[index]?.slug} and ${catalogue.books[index + 1 + further]?.slug}`
        return difference(one, other) < 6 ? [pair] : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('a cover stands upright and is large enough to be looked at', async () => {
    for (const { slug } of catalogue.books) {
      const {
        format,
        width = 0,
        height = 0,
      } = await sharp(path.join(drawn, 'covers', `${slug}.webp`)).metadata()
      expect([slug, format, width >= 640, height >= width]).toEqual([slug, 'webp', true, true])
    }
  })
})

/** A cover as one sees it from across the room. */
async function thumbnailOf(name: string): Promise<Buffer> {
  const bytes = await readFile(path.join(drawn, name))
  return sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(24, 36, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Mean difference of two pictures of one size, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}
