import { expect, test } from 'vitest'
import type { KeptAnswer } from './kept-answer.ts'
import { PageCache } from './page-cache.ts'

const ENTRY_OVERHEAD = 1_000

function aCache(options: { maxBytes?: number; mayKeep?: () => boolean; settled?: () => Promise<void> } = {}) {
  return new PageCache({
    maxBytes: options.maxBytes ?? 1_000_000,
    mayKeep: options.mayKeep ?? (() => true),
    ...(options.settled && { settled: options.settled }),
    keyOf: (address, accept) => `${accept} ${address}`,
    headers: { 'x-content-type-options': 'nosniff' },
  })
}

async function html(text: string): Promise<Response> {
  return new Response(text, { headers: { 'content-type': 'text/html' } })
}

function textOf(answer: KeptAnswer | Response | undefined): string | undefined {
  if (answer === undefined || answer instanceof Response) return undefined
  return answer.plain.toString()
}

/** An answer whose making ends when the test says so. */
function aSlowAnswer(text: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let makings = 0
  return {
    finish: resolve,
    makings: () => makings,
    async make(): Promise<Response> {
      makings += 1
      await promise
      return html(text)
    },
  }
}

test('an answer is kept whole, with the headers of all answers and its own', async () => {
  const cache = aCache()
  const made = await cache.make('/', () => html('a'.repeat(2_000)))
  const kept = cache.find('/')
  expect(kept).toBe(made)
  expect(textOf(kept)).toBe('a'.repeat(2_000))
  for (const encoding of ['br', 'gzip'] as const)
    expect((await kept?.form(encoding))?.body.length).toBeLessThan(100)
  expect(kept?.headers).toMatchObject({
    'content-type': 'text/html',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept, Accept-Encoding',
  })
})

test('what was changed is forgotten at once', async () => {
  const cache = aCache()
  await cache.make('/', () => html('before'))
  cache.drop()
  expect(cache.find('/')).toBeUndefined()
})

test('only a 200 is kept; anything else is passed on as it is, to everyone who asked', async () => {
  const cache = aCache()
  const gone = async () => new Response('nothing here', { status: 404 })
  const answers = await Promise.all([cache.make('/x', gone), cache.make('/x', gone)])
  for (const answer of answers) {
    if (!(answer instanceof Response)) throw new Error('it was kept')
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here'])
  }
  expect(cache.find('/x')).toBeUndefined()
})

test('a making that fails fails for everyone, and the next one tries again', async () => {
  const cache = aCache()
  const fails = async () => {
    throw new Error('no database')
  }
  const outcomes = await Promise.allSettled([cache.make('/', fails), cache.make('/', fails)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(textOf(await cache.make('/', () => html('there again')))).toBe('there again')
})

test('many who ask at the same time get the making of one', async () => {
  const cache = aCache()
  const slow = aSlowAnswer('page')
  const asked = Array.from({ length: 50 }, () => cache.make('/', slow.make))
  slow.finish()
  const answers = await Promise.all(asked)
  expect(slow.makings()).toBe(1)
  expect(new Set(answers.map(textOf))).toEqual(new Set(['page']))
})

test('an answer whose making began before a change is given to whoever asked and not kept', async () => {
  const cache = aCache()
  const slow = aSlowAnswer('before')
  const asked = cache.make('/', slow.make)
  cache.drop()
  slow.finish()
  expect(textOf(await asked)).toBe('before')
  expect(cache.find('/')).toBeUndefined()
})

test('who asks after a change does not join a making that began before it', async () => {
  const cache = aCache()
  const before = aSlowAnswer('before')
  const after = aSlowAnswer('after')
  const early = cache.make('/', before.make)
  cache.drop()
  const late = cache.make('/', after.make)
  after.finish()
  expect(textOf(await late)).toBe('after')
  before.finish()
  expect(textOf(await early)).toBe('before')
  expect(textOf(cache.find('/'))).toBe('after')
})

test('the end of an old making leaves the new one joinable', async () => {
  const cache = aCache()
  const before = aSlowAnswer('before')
  const after = aSlowAnswer('after')
  const early = cache.make('/', before.make)
  cache.drop()
  const first = cache.make('/', after.make)
  before.finish()
  await early
  const second = cache.make('/', after.make)
  after.finish()
  await Promise.all([first, second])
  expect(after.makings()).toBe(1)
})

test('while changes could be missed nothing is kept and nothing kept is given', async () => {
  let mayKeep = true
  const cache = aCache({ mayKeep: () => mayKeep })
  await cache.make('/kept', () => html('kept'))
  mayKeep = false
  expect(cache.find('/kept')).toBeUndefined()
  await cache.make('/made', () => html('made'))
  mayKeep = true
  expect(cache.find('/made')).toBeUndefined()
})

test('the bytes are bounded: what was not asked for longest goes first', async () => {
  const size = 100 + ENTRY_OVERHEAD
  const cache = aCache({ maxBytes: size * 20 })
  for (let number = 0; number < 20; number++) await cache.make(`/${number}`, () => html('a'.repeat(100)))
  expect(cache.find('/0')?.size).toBe(size)
  await cache.make('/20', () => html('a'.repeat(100)))
  const kept = Array.from({ length: 21 }, (_, number) => cache.find(`/${number}`) !== undefined)
  expect(kept).toEqual(kept.map((_, number) => number !== 1))
})

test('after forgetting everything there is room again', async () => {
  const cache = aCache({ maxBytes: (100 + ENTRY_OVERHEAD) * 10 })
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 10; number++) await cache.make(`/${number}`, () => html('a'.repeat(100)))
    expect(cache.find('/0')?.size).toBe(100 + ENTRY_OVERHEAD)
    cache.drop()
  }
})

test('one answer never takes more than a tenth of the room', async () => {
  const cache = aCache({ maxBytes: 20_000 })
  await cache.make('/small', () => html('a'.repeat(300)))
  const large = Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))).toString('hex')
  expect(textOf(await cache.make('/large', () => html(large)))).toBe(large)
  expect(cache.find('/large')).toBeUndefined()
  expect(cache.find('/small')?.size).toBe(300 + ENTRY_OVERHEAD)
})

test('what is compressed later counts, too', async () => {
  const text = Buffer.from(crypto.getRandomValues(new Uint8Array(300))).toString('hex')
  const cache = aCache({ maxBytes: (text.length + ENTRY_OVERHEAD) * 20 })
  for (let number = 0; number < 20; number++) await cache.make(`/${number}`, () => html(text))
  const form = await cache.find('/19')?.form('br')
  expect(cache.find('/19')?.size).toBe(text.length + (form?.body.length ?? 0) + ENTRY_OVERHEAD)
  expect([cache.find('/0'), cache.find('/1') === undefined]).toEqual([undefined, false])
})

test('the key of an address is worked out once for each form', () => {
  const asked: string[] = []
  const cache = new PageCache({
    maxBytes: 1,
    mayKeep: () => true,
    headers: {},
    keyOf(address, accept) {
      asked.push(`${accept} ${address}`)
      return address === '/private' ? null : address
    },
  })
  for (let round = 0; round < 2; round++) {
    expect(cache.keyOf('/', 'text/html')).toBe('/')
    expect(cache.keyOf('/', 'application/json')).toBe('/')
    expect(cache.keyOf('/private', 'text/html')).toBeNull()
  }
  expect(asked).toEqual(['text/html /', 'application/json /', 'text/html /private'])
})

test('an answer that is made while it is asked whether to keep it waits for the answer to that', async () => {
  let may = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const cache = aCache({ mayKeep: () => may, settled: () => promise })
  const making = cache.make('/', () => html('made'))
  may = true
  resolve()
  await making
  expect(textOf(cache.find('/'))).toBe('made')
})

test('the pages that were read most are known after a change, and what nobody reads any more is not', async () => {
  const cache = aCache()
  const read = async (key: string, times: number) => {
    await cache.make(key, () => html(key))
    for (let time = 0; time < times; time++) cache.find(key)
  }
  for (let book = 1; book <= 30; book++) await read(`text/html /books/${book}`, book)
  await read('application/json /api/books', 100)
  await read('text/html /unread', 0)
  expect(cache.mostRead).toEqual([])
  cache.drop()
  const first = cache.mostRead
  expect([first.length, first[0], first[19]]).toEqual([20, 'text/html /books/30', 'text/html /books/11'])
  cache.drop()
  expect(cache.mostRead).toEqual(first)
  await read('text/html /books/12', 10)
  await read('text/html /', 12)
  cache.drop()
  expect(cache.mostRead.slice(0, 3)).toEqual([
    'text/html /books/12',
    'text/html /books/30',
    'text/html /books/29',
  ])
  for (let changes = 0; changes < 6; changes++) {
    for (let page = 0; page < 20; page++) await read(`text/html /services/${page}`, 9)
    cache.drop()
  }
  expect(cache.mostRead.every((key) => key.includes('/services/'))).toBe(true)
})
