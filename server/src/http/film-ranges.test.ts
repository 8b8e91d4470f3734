import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { ask } from '../../test/ask.ts'

let application: TestApplication
let address: string
let film: Buffer

beforeAll(async () => {
  application = await startTestApplication({ files: true })
  const assets = path.join(inject('siteFolder'), 'client/assets')
  const name = (await readdir(assets)).find((file) => file.endsWith('.mp4')) ?? ''
  address = `/assets/${name}`
  film = await readFile(path.join(assets, name))
})
afterAll(() => application.stop())

test('a film comes whole when nobody asks for a piece, and says that it has pieces', async () => {
  const { status, headers, body } = await application.get(address, { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': String(film.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body.equals(film)).toBe(true)
})

test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=1000-', 1000, -1],
  ['bytes=-500', -500, -1],
] as const)('%s is that piece', async (range, from, to) => {
  const start = from < 0 ? film.length + from : from
  const end = to < 0 ? film.length - 1 : to
  const { status, headers, body } = await application.get(address, { range })
  expect(status).toBe(206)
  expect(headers['content-range']).toBe(`bytes ${start}-${end}/${film.length}`)
  expect(headers['content-length']).toBe(String(end - start + 1))
  expect(body.equals(film.subarray(start, end + 1))).toBe(true)
})

test('a piece behind the end is refused with the size', async () => {
  const { status, headers, body } = await application.get(address, { range: `bytes=${film.length}-` })
  expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${film.length}`, 0])
})

test('several pieces at once, or a range that makes no sense, bring the whole', async () => {
  for (const range of ['bytes=0-1,4-5', 'bytes=5-4', 'lines=0-1'])
    expect((await application.get(address, { range })).body.length, range).toBe(film.length)
})

test('who began with another film gets the whole of this one', async () => {
  const { etag } = (await application.get(address, { range: 'bytes=0-0' })).headers
  const same = await application.get(address, { range: 'bytes=0-9', 'if-range': String(etag) })
  const other = await application.get(address, { range: 'bytes=0-9', 'if-range': '"another"' })
  expect([same.status, other.status, other.body.length]).toEqual([206, 200, film.length])
  expect((await application.get(address, { range: 'bytes=0-9', 'if-none-match': String(etag) })).status).toBe(
    304,
  )
})

test('HEAD tells the whole size and sends nothing', async () => {
  const head = await ask(application.origin, address, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(film.length),
    0,
  ])
})

test('a reader who goes away in the middle leaves a server that answers', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = http.get(`${application.origin}${address}`, (response) => {
      response.once('data', () => {
        response.destroy()
        resolve()
      })
    })
    request.on('error', reject)
  })
  expect((await application.get(address, { range: 'bytes=0-9' })).status).toBe(206)
})

test('a script has no pieces: its compressed forms would not fit together', async () => {
  const script = (await readdir(path.join(inject('siteFolder'), 'client/assets'))).find((name) =>
    name.endsWith('.js'),
  )
  const { status, headers } = await application.get(`/assets/${script}`, { range: 'bytes=0-9' })
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('accept-ranges')
})
