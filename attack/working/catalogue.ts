import { mergeAuthors } from '@panai/contract/catalogue/staff/authors'
import { importBooks, previewBookImport } from '@panai/contract/catalogue/staff/book-imports'
import { changeBook, createBook } from '@panai/contract/catalogue/staff/books'
import { addBlogPicture, changeBlog, createBlog, previewBlog } from '@panai/contract/content/staff/blogs'
import { changeQuestion, createQuestion, orderQuestions } from '@panai/contract/content/staff/questions'
import { changeTestimonial, orderTestimonials } from '@panai/contract/content/staff/testimonials'
import { retryJob } from '@panai/contract/operations/staff/jobs'
import { retryMail } from '@panai/contract/operations/staff/mails'
import { sql } from 'kysely'
import { aPhoto } from '../../server/test/a-photo.ts'
import { aBlog, aBook, anAuthor, aTestimonial } from '../../server/test/builders.ts'
import type { Deps } from '../cast/deps.ts'
import { call, callFor, working } from './working.ts'

/** The last first. */
const article = { title: 'Palm leaves', language: 'en' as const, html: '<p>They were written on.</p>' }
const inTamil = { title_ta: 'பனையோலை', html_ta: '<p>அதில் எழுதினார்கள்.</p>' }

async function idsOf({ db }: Deps, table: 'testimonials' | 'questions'): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id', 'desc').execute()
  return rows.map(({ id }) => id)
}

/** With another price for a book. */
async function aTableOfBooks({ db }: Deps) {
  const { reference } = await aBook(db)
  return { file: { file: 'books.csv', value: Buffer.from(`reference,mrp\n${reference},450\n`) } }
}

export const catalogueRequests = [
  working(createBook, async ({ db }) => {
    const facts = { title: 'மழை', description: 'ஒரு நாள்.', language: 'ta' as const, genre: 'fiction' as const }
    return {
      input: { ...facts, author_id: (await anAuthor(db)).id, formats: ['paperback' as const], mrp: '250' },
    }
  }),
  working(changeBook, async ({ db }) => {
    const { id, version, author_id } = await aBook(db)
    const shops = [{ format: 'paperback' as const, name: 'Amazon', url: 'https://www.amazon.in/dp/1' }]
    return { input: { id: String(id), version, author_id, title: 'மழை', mrp: '250', pages: 120, shops } }
  }),
  working(previewBookImport, async (deps) => ({ input: {}, files: await aTableOfBooks(deps) })),
  working(importBooks, async (deps) => {
    const files = await aTableOfBooks(deps)
    const { body } = await call(deps, 'admin', previewBookImport, { input: {}, files })
    const { token } = previewBookImport.output.parse(JSON.parse(body.toString())).data
    return { input: { token }, files }
  }),
  working(mergeAuthors, async ({ db }) => ({
    input: { survivor: await anAuthor(db), merged: [await anAuthor(db), await anAuthor(db)] },
  })),
  working(changeTestimonial, async ({ db }) => {
    const { id, version } = await aTestimonial(db)
    return { input: { id: String(id), version, quote: 'They kept every pulli.', rating: 5 } }
  }),
  working(orderTestimonials, async (deps) => ({ input: { ids: await idsOf(deps, 'testimonials') } })),
  working(changeQuestion, async (deps) => {
    const { data } = await callFor(deps, 'admin', createQuestion, { question: 'Why?', answer: 'Because.' })
    return { input: { id: String(data.id), version: data.version, answer: 'So that it is read.' } }
  }),
  working(orderQuestions, async (deps) => ({ input: { ids: await idsOf(deps, 'questions') } })),
  working(createBlog, async () => ({ input: { ...article, ...inTamil } })),
  working(changeBlog, async ({ db }) => {
    const { id, version } = await aBlog(db)
    return { input: { id: String(id), version, html: article.html, ...inTamil } }
  }),
  working(previewBlog, async ({ db }) => ({
    input: { id: String((await aBlog(db)).id), ...article, picture_id: null, picture_alt: '', ...inTamil },
  })),
  working(addBlogPicture, async () => ({
    input: {},
    files: { picture: { file: 'a.jpg', value: await aPhoto({ width: 60, height: 90, format: 'jpeg' }) } },
  })),
  working(retryMail, async ({ db }) => {
    const { id } = await db
      .updateTable('mails')
      .set({ status: 'failed', problem: 'no such mailbox' })
      .where('id', '=', ({ selectFrom }) => selectFrom('mails').select(({ fn }) => fn.max('id').as('id')))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { input: { id: String(id) } }
  }),
  working(retryJob, async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      insert into jobs.job (name, state, retry_count, retry_limit, started_on, completed_on)
      values ('check-ledger', 'failed', 2, 2, now(), now()) returning id`.execute(db)
    return { input: { id: rows[0]?.id ?? '' } }
  }),
]
