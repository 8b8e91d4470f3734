import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { endpoint, multipartBody } from '@panai/contract/http/endpoint'
import { noParams, requiredText } from '@panai/contract/http/fields'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { aForm, type Part } from '../../test/a-form.ts'
import { type Answer, ask } from '../../test/ask.ts'
import { until } from '../../test/until.ts'
import { openUploadFolder, type UploadFolder } from '../files/upload-folder.ts'
import { replyToError } from './error-reply.ts'
import { limitBodies } from './limit-bodies.ts'
import { limitWriting } from './limit-writing.ts'
import { anyone, mount, route } from './route.ts'
import type { ServerContext } from './server-context.ts'

const MOST = 300_000
const sendFile = endpoint({
  id: 'sendFile',
  method: 'POST',
  path: '/api/files',
  tag: 'Test',
  access: 'public',
  summary: 'Takes a name and two files',
  params: noParams,
  query: noParams,
  body: multipartBody(
    z.object({ name: requiredText({ lines: 'one', missing: 'No name', most: 50, tooLong: 'Long name' }) }),
    {
      letter: { most: MOST, tooLarge: 'Letter too large', missing: 'No letter', types: [], wrongType: '' },
      photo: { most: 1_000, tooLarge: 'Photo too large', missing: null, types: [], wrongType: '' },
    },
    ({ fields }): Record<string, string> => (fields.name === 'nobody' ? { name: 'Nobody writes' } : {}),
  ),
  output: z.object({ name: z.string(), letter: z.string(), photo: z.string().nullable() }),
  refusals: ['invalid', 'unsupported', 'too_large', 'too_many'],
  caching: 'none',
})

let dataDir: string
let uploads: UploadFolder
let server: http.Server
let origin: string
/** What stood in the folder while the call was answered. */
let seen: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-form-'))
  uploads = openUploadFolder(dataDir)
  const app = new Hono<ServerContext>()
  app.onError(replyToError)
  app.use(async (c, next) => {
    c.set('requestId', 'test')
    c.set('log', pino({ level: 'silent' }))
    c.set('uploads', uploads)
    c.set('visitor', null)
    c.set('writing', limitWriting({ requestsPerMinute: 10_000 }))
    await next()
  })
  app.use(limitBodies(64 * 1024, [sendFile]))
  const answer = route(sendFile, anyone, async ({ input, files: { letter, photo } }) => {
    seen = await readdir(uploads.folder)
    if (input.name === 'clumsy') throw new Error('a bug')
    return {
      name: input.name,
      letter: letter?.sha256 ?? '',
      photo: photo ? (await photo.bytes()).toString('utf8') : null,
    }
  })
  mount(app, undefined as never, [answer]) // the call needs no database
  server = http.createServer(
    getRequestListener(
      (request, { incoming }) => app.fetch(request, { incoming: incoming as http.IncomingMessage }),
      { overrideGlobalObjects: false },
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has one
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  seen = []
})

function send(...parts: Part[]): Promise<Answer> {
  const { body, type } = aForm(...parts)
  return ask(origin, '/api/files', { method: 'POST', headers: { 'content-type': type }, body })
}

function errorsOf(answer: Answer): unknown {
  return [answer.status, refusalReply.parse(answer.json()).errors]
}

const left = () => readdir(uploads.folder)
const name: Part = { name: 'name', value: 'Meena' }
const letter: Part = { name: 'letter', file: 'a.pdf', value: 'dear' }

test('texts and files arrive as they were sent, and nothing is left of them', async () => {
  const bytes = randomBytes(MOST)
  const answer = await send(
    { name: 'name', value: 'மீனா' },
    { name: 'letter', file: '../../etc/passwd', value: bytes },
    { name: 'photo', file: 'p.jpg', value: 'small' },
  )
  expect([answer.status, answer.json()]).toEqual([
    200,
    { name: 'மீனா', letter: createHash('sha256').update(bytes).digest('hex'), photo: 'small' },
  ])
  expect(seen).toHaveLength(2)
  expect(await left()).toEqual([])
})

test('a bug in the answer leaves no file', async () => {
  expect((await send({ name: 'name', value: 'clumsy' }, letter)).status).toBe(500)
  expect(seen).toHaveLength(1)
  expect(await left()).toEqual([])
})

test('everything that is wrong is named at once', async () => {
  const large = { name: 'photo', file: 'p.jpg', value: randomBytes(1_001) }
  expect(errorsOf(await send(large))).toEqual([
    422,
    { name: ['No name'], letter: ['No letter'], photo: ['Photo too large'] },
  ])
  expect(await left()).toEqual([])
})

test('a file that is too long is read to its end and refused with the rest', async () => {
  const answer = await send({ ...letter, value: randomBytes(MOST + 1) }, name)
  expect(errorsOf(answer)).toEqual([422, { letter: ['Letter too large'] }])
  expect(await left()).toEqual([])
})

test('what one field asks of another is told like all else', async () => {
  expect(errorsOf(await send({ name: 'name', value: 'nobody' }))).toEqual([
    422,
    { name: ['Nobody writes'], letter: ['No letter'] },
  ])
})

test('a field in which no file was chosen is none', async () => {
  const answer = await send(name, letter, { name: 'photo', file: '', value: '' })
  expect([answer.status, answer.json()]).toMatchObject([200, { photo: null }])
})

test('parts that nobody asked for are dropped', async () => {
  const answer = await send(
    { name: '__proto__', value: 'x' },
    { name: 'constructor', file: 'x', value: 'x' },
    { name: 'other', file: 'x', value: randomBytes(10_000) },
    name,
    letter,
  )
  expect(answer.status).toBe(200)
  expect(seen).toHaveLength(1)
})

test('a part that comes twice is refused', async () => {
  expect(errorsOf(await send(name, name, letter, letter))).toEqual([
    422,
    { name: ['name must be given once'], letter: ['letter must be given once'] },
  ])
  expect(await left()).toEqual([])
})

test.each<[string, Part[]]>([
  ['parts', Array.from({ length: 60 }, (_, at) => ({ name: `x${at}`, value: 'x' }))],
  ['files', Array.from({ length: 60 }, (_, at) => ({ name: `x${at}`, file: 'x', value: 'x' }))],
])('too many %s are refused', async (_, parts) => {
  expect(errorsOf(await send(...parts))).toEqual([422, { body: ['The form has too many parts.'] }])
  expect(await left()).toEqual([])
})

test('a text that is too long is refused', async () => {
  const answer = await send({ name: 'name', value: 'x'.repeat(20_000) }, letter)
  expect(errorsOf(answer)).toEqual([422, { name: ['This is longer than we can take', 'Long name'] }])
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['nothing of a form', 'multipart/form-data; boundary=b', 'x'],
  ['an end in the middle', 'multipart/form-data; boundary=b', `--b\r\n${disposition('letter')}\r\n\r\nhal`],
  ['a header without an end', 'multipart/form-data; boundary=b', `--b\r\nX: ${'x'.repeat(20_000)}`],
])('%s is no form', async (_, type, body) => {
  const answer = await ask(origin, '/api/files', { method: 'POST', headers: { 'content-type': type }, body })
  expect([answer.status, Object.keys(refusalReply.parse(answer.json()).errors ?? {})]).toEqual([
    422,
    expect.arrayContaining([expect.stringMatching(/body|letter/)]),
  ])
  expect(await left()).toEqual([])
})

test('another type of body is refused, and so is one that is too long, before it is read', async () => {
  const json = await ask(origin, '/api/files', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(json.status).toBe(415)
  expect((await send(name, { ...letter, value: Buffer.alloc(500_000) })).status).toBe(413)
})

test('an upload that breaks off leaves nothing', async () => {
  const { body, type } = aForm(name, { ...letter, value: randomBytes(MOST) })
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, MOST / 2))
  await until('the file is being written', async () => (await left()).length === 1)
  socket.destroy()
  await until('the file is gone', async () => (await left()).length === 0)
  expect(seen).toEqual([])
})

test('what a dead process left behind is swept, and what another is receiving is not', async () => {
  const [old, young] = [uploads.place(), uploads.place()]
  await writeFile(old, 'x')
  await writeFile(young, 'x')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(old, longAgo, longAgo)
  expect(await uploads.sweep()).toBe(1)
  expect(await left()).toEqual([path.basename(young)])
  await rm(young)
})

function disposition(field: string): string {
  return `Content-Disposition: form-data; name="${field}"; filename="x"`
}
