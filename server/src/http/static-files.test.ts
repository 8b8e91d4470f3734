import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { reaches, startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { ask } from '../../test/ask.ts'
import { loadStaticFiles } from './static-files.ts'

let application: TestApplication
let script: string

beforeAll(async () => {
  application = await startTestApplication({ files: true })
  const assets = path.join(inject('siteFolder'), 'client/assets')
  const compressed = (await readdir(assets)).find((name) => name.endsWith('.js.br')) ?? ''
  script = `/assets/${compressed.replace('.br', '')}`
})
afterAll(() => application.stop())

test('a file of the built site may be kept for ever', async () => {
  const { status, headers, body } = await application.get(script)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-length']).toBe(String(body.length))
  expect(body.equals(await readFile(path.join(inject('siteFolder'), 'client', script)))).toBe(true)
})

test('it comes compressed as the build has compressed it', async () => {
  const plain = await application.get(script)
  const br = await application.get(script, { 'accept-encoding': 'gzip, br' })
  const gzip = await application.get(script, { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  for (const answer of [plain, br, gzip]) expect(answer.headers.vary).toBe('Accept-Encoding')
})

test('a query changes nothing, the application is not asked', async () => {
  expect(await reaches(application, `${script}?v=2`)).toBe(false)
  expect((await application.get(`${script}?v=2`)).status).toBe(200)
})

test('who has it is told so; HEAD has no body', async () => {
  const { etag, 'content-length': length } = (await application.get(script)).headers
  const again = await application.get(script, { 'if-none-match': String(etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await ask(application.origin, script, { method: 'HEAD' })
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, length])
})

test('a file is only read: any other method finds nothing there', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await ask(application.origin, script, { method })).status).toBe(404)
})

test.each([
  '/assets',
  '/assets/../server/server.js',
  '/assets/..%2f..%2fserver/server.js',
  '/server/server.js',
  '/package.json',
  '/assets/unknown-12345678.js',
])('%s is no file', async (address) => {
  expect((await application.get(address)).status).toBe(404)
})

test('files with fixed names are asked for again; hidden files and unknown kinds are not served', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(folder, 'assets/style-1a2b.css'), 'p{}')
  await writeFile(path.join(folder, 'assets/style-1a2b.css.br'), 'br')
  await writeFile(path.join(folder, '.build-stamp'), 'stamp')
  await writeFile(path.join(folder, 'notes.draft'), 'notes')

  const files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' })
  expect([...files.keys()].sort()).toEqual(['/assets/style-1a2b.css', '/favicon.svg'])
  expect(files.get('/favicon.svg')?.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  expect(files.get('/assets/style-1a2b.css')?.headers['cache-control']).toContain('immutable')
})
