import { MAX_QUERY_LENGTH, search } from '@panai/contract/search/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '../../../../demo/src/load.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'

let app: TestApplication

beforeAll(async () => {
  app = await startTestApplication()
  await loadDemo(app.db, app.storage, () => {})
})
afterAll(() => app.stop())

const address = (q: string) => `/api/search?${new URLSearchParams({ q })}`

async function find(q: string) {
  const { data } = await app.call(search, address(q))
  return data
}

async function titlesOf(q: string): Promise<string[]> {
  return (await find(q)).map(({ title }) => title)
}

describe('nothing is found', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   \t'],
    ['signs', '?!…'],
    ['what no catalogue has', 'xylophone quartz'],
    ['letters at random', 'zzzqqqxxxjjj'],
    ['Tamil letters at random', 'ஙஞணநம'],
    ['a name of which the catalogue has no word', 'harry potter'],
    ['one with a word of some title in it', 'wings of fire'],
    ['another', 'the white tiger'],
    ['and in Tamil', 'டாவின்சி கோட்'],
    ['an unknown script', '東京物語'],
    ['pictures', '😀😀'],
    ['wildcards', '%'],
    ['more wildcards', '%_%\\'],
    ['a statement', "'; drop table books; --"],
    ['a lone surrogate', '\ud800'],
    ['a null character', '\0'],
  ])('for %s', async (_, q) => {
    expect(await find(q)).toEqual([])
  })

  test('without a query at all', async () => {
    expect(await app.call(search, '/api/search')).toEqual({ success: true, data: [] })
  })
})

describe('hostile queries', () => {
  test.each([
    ["pon%niyin' or '1'='1"],
    ['| ponniyin |'],
    ['= ponniyin'],
    ['\\'],
    ["kalki' union select 1 --"],
    ['ponniyin\0selvan'],
    ['‮ponniyin'],
    [`${'a '.repeat(MAX_QUERY_LENGTH / 2)}`],
    ['ஃ'.repeat(MAX_QUERY_LENGTH)],
    ['்'.repeat(MAX_QUERY_LENGTH)],
    ['\u0301'.repeat(MAX_QUERY_LENGTH)],
    ['a'.repeat(MAX_QUERY_LENGTH)],
    ['$1 $$ {0} %s'],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ])('%j are answered like any other', async (q) => {
    expect(Array.isArray(await find(q))).toBe(true)
  })

  test('a sign of the query language is a sign, not an order', async () => {
    expect(await titlesOf('ponniyin_selvan')).toEqual(await titlesOf('ponniyin selvan'))
    expect(await titlesOf('pon%selvan')).toEqual(await titlesOf('pon selvan'))
  })

  test.each([
    ['a query that is too long', 'a'.repeat(MAX_QUERY_LENGTH + 1)],
    ['ten thousand letters', 'அ'.repeat(1_600)],
    ['ten kilobytes', 'x'.repeat(10_000)],
  ])('%s is refused', async (_, q) => {
    const answer = await app.get(address(q))
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({
      success: false,
      errors: { q: [`q must have at most ${MAX_QUERY_LENGTH} characters`] },
    })
  })

  test('a query given twice is refused', async () => {
    expect((await app.get('/api/search?q=a&q=b')).status).toBe(422)
  })

  test('bytes that are no text do no harm', async () => {
    expect((await app.get('/api/search?q=%ff%fe%c0')).status).toBe(200)
  })
})

test('a word of more bytes than the index takes does no harm to the other words of the name', async () => {
  // Each of these signs is several letters in a key.
  const title = `${'㌖㌕㌀'.repeat(150)} Albatross`
  await aBook(app.db, { title })
  expect(await titlesOf('albatross')).toEqual([title])
  const { rows } = await sql<{ longest: number }>`
    select max(octet_length(lexeme)) as longest
    from search_entries, unnest(tsvector_to_array(key_words(keys))) as lexeme`.execute(app.db)
  expect(rows).toEqual([{ longest: 300 }])
})
