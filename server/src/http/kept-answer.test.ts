import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptAnswer } from './kept-answer.ts'

const words = 'palm leaf ink stylus'.split(' ')
/** Text that the better compression makes shorter than the quick one. */
const text = Array.from({ length: 4_000 }, (_, at) => words[(at * at + (at >> 3)) % words.length]).join(' ')

function anAnswer(plain = text) {
  return new KeptAnswer(Buffer.from(plain), { 'content-type': 'text/plain' })
}

test('the first who accepts an encoding gets it quickly made, those who come later better made', async () => {
  const open = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = anAnswer()
    const first = await answer.form(encoding)
    expect(await answer.form(encoding)).toBe(first)
    await expect.poll(() => answer.form(encoding)).not.toBe(first)
    const later = await answer.form(encoding)
    expect(later.body.length).toBeLessThan(first.body.length)
    for (const { body, headers } of [first, later]) {
      expect(open[encoding](body).toString()).toBe(text)
      expect(headers).toMatchObject({ 'content-length': String(body.length), 'content-encoding': encoding })
    }
    expect(later.headers.etag).toBe(first.headers.etag)
  }
})

test('an encoding for which nobody asks is not made', async () => {
  const answer = anAnswer()
  const before = answer.size
  await answer.form(null)
  expect(answer.size).toBe(before)
  const { body } = await answer.form('gzip')
  expect(answer.size).toBe(before + body.length)
})

test('an answer that is long is made apart and comes all the same', async () => {
  const long = text.repeat(40)
  const made = anAnswer(long).form('br')
  expect(made).toBeInstanceOf(Promise)
  expect(brotliDecompressSync((await made).body).toString()).toBe(long)
})
