import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSocket } from '../../test/a-socket.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

/** As no browser would ask, and for a host that the sender chose. */
async function locationOf(target: string): Promise<string | null> {
  const { socket, closed } = await aSocket(app.origin)
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  )
  return /^location: (.*)\r$/im.exec(await closed)?.[1] ?? null
}

test.each([
  ['//x', '/x'],
  ['///x.example', '/x.example'],
  ['//x.example/login', '/x.example/login'],
  ['//x.example/..', '/'],
  ['//x.example/%2e%2e', '/'],
  ['//Login/', '/Login/'],
  ['/.//x.example/', '/x.example/'],
  ['/books/../..//x.example', '/x.example'],
  ['//publications?page=99', '/publications?page=99'],
  ['/Publications?page=2', '/publications?page=2'],
  ['http://x.example//login', '/login'],
])('%s leads to the path %s of this site', async (target, path) => {
  expect(await locationOf(target)).toBe(path)
})

test.each([
  '/\\x.example',
  '/\\/x.example',
  '/%5Cx.example/',
  '/%2F/x.example/',
  '/%09/x.example/',
  '/;//x.example',
])('%s leads to no other host', async (target) => {
  expect((await locationOf(target)) ?? '/').toMatch(/^\/(?![/\\])/)
})
