import { ratesToJson } from '@panai/contract/royalties/calculator-rates'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/a-database.ts'
import { startTestApplication, type TestApplication, untilKeeping } from '../test/an-application.ts'
import { aBlog, aBook, aTestimonial } from '../test/builders.ts'
import { asStaff, dataOf, type StaffClient } from '../test/staff.ts'
import { until } from '../test/until.ts'

let one: TestApplication
let other: TestApplication
let owner: StaffClient
beforeAll(async () => {
  const database = await createTestDatabase()
  one = await startTestApplication({ database })
  other = await startTestApplication({ database })
  owner = await asStaff(one, 'admin')
  await untilKeeping(one)
  await untilKeeping(other)
  return async () => {
    await one.stop()
    await other.stop()
    await database.drop()
  }
})

/** What the console does to each kind of content, and where visitors see it. */
const contents: Record<
  string,
  () => Promise<{ shownAt: string[]; change: (words: string) => Promise<void> }>
> = {
  'a book': async () => {
    const { id } = await aBook(one.db)
    return {
      shownAt: [`/books/${id}`, `/api/books/${id}`, '/api/books', '/publications'],
      change: (title) => patch(`/api/staff/books/${id}`, { title }),
    }
  },
  'an author': async () => {
    const { id, author_id } = await aBook(one.db)
    return {
      shownAt: [`/authors/${author_id}`, `/api/authors/${author_id}`, `/books/${id}`],
      change: (name) => patch(`/api/staff/authors/${author_id}`, { name }),
    }
  },
  'an article': async () => {
    const { id } = await aBlog(one.db)
    return {
      shownAt: [`/blog/${id}`, '/blogs', '/api/blogs', '/blog.rss', '/ta/blog.rss'],
      change: (title) => patch(`/api/staff/blogs/${id}`, { title }),
    }
  },
  'a question': async () => {
    const { id } = await one.db
      .selectFrom('questions')
      .select('id')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    return {
      shownAt: ['/help', '/api/questions'],
      change: (question) => patch(`/api/staff/questions/${id}`, { question }),
    }
  },
  'a testimonial': async () => {
    const { id } = await aTestimonial(one.db)
    return {
      shownAt: ['/', '/api/testimonials'],
      change: (quote) => patch(`/api/staff/testimonials/${id}`, { quote }),
    }
  },
}

async function patch(address: string, change: object): Promise<void> {
  const { version } = dataOf<{ version: number }>(await owner.get(address))
  dataOf(await owner.send('PATCH', address, { version, ...change }))
}

async function allShow(app: TestApplication, addresses: readonly string[], words: string): Promise<boolean> {
  const accept = (address: string) => (address.startsWith('/api/') ? 'application/json' : 'text/html')
  const answers = await Promise.all(addresses.map((at) => app.get(at, { accept: accept(at) })))
  return answers.every(({ text }) => text.includes(words))
}

test.each(Object.entries(contents))(
  '%s that is changed in the console shows at the next request there, and on every other node as the news comes',
  async (_, prepare) => {
    const { shownAt, change } = await prepare()
    await change('Before the change')
    expect(await allShow(one, shownAt, 'Before the change')).toBe(true)
    await until('the other node keeps it', () => allShow(other, shownAt, 'Before the change'))
    await change('After the change')
    expect(await allShow(one, shownAt, 'After the change')).toBe(true)
    await until('the other node shows it', () => allShow(other, shownAt, 'After the change'))
  },
)

test('rates that are dated in the console hold on every node from their day on', async () => {
  const tomorrow = new Date(Date.now() + 5.5 * 3_600_000 + 24 * 3_600_000).toISOString().slice(0, 10)
  const shownAt = ['/royaltyform?pages=250', '/api/calculator-rates']
  for (const app of [one, other]) expect(await allShow(app, shownAt, '335')).toBe(true)
  const rates = { ...ratesToJson(specifiedRates), distribution_cost: 85.5, suggested_royalty: 40 }
  dataOf(await owner.send('POST', '/api/staff/calculator-rates', { ...rates, valid_from: tomorrow }))
  for (const app of [one, other]) expect(await allShow(app, shownAt, '335')).toBe(true)
  // The day comes; what tells the nodes of midnight is their own clock, and is not waited for.
  await sql`create or replace function india_today() returns date language sql stable return ${sql.lit(tomorrow)}::date`.execute(
    one.db,
  )
  await sql`notify public_content`.execute(one.db)
  for (const app of [one, other]) await until('the new rates show', () => allShow(app, shownAt, '360.5'))
})
