import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { expect, test } from 'vitest'
import { anAccount, sendJson, signInAs } from '../../test/accounts.ts'
import { anApplication, type TestApplication, untilKeeping } from '../../test/an-application.ts'
import { clientAddress } from './client-address.ts'

async function limitedApplication(more: Record<string, string> = {}): Promise<TestApplication> {
  return anApplication({ settings: { REQUESTS_PER_MINUTE: '5', ...more } })
}

/** An address of which nothing is kept. */
const asked = '/api/books/999999'

async function statuses(application: TestApplication, times: number, headers = {}): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) found.push((await application.get(asked, headers)).status)
  return found
}

test('who asks more than the limit in a minute is told when to come back', async () => {
  const application = await limitedApplication()
  expect(await statuses(application, 6)).toEqual([404, 404, 404, 404, 404, 429])
  const { headers, json } = await application.get(asked)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(refusalReply.parse(json()).message).toBe('Too many requests. Please wait a moment and try again.')
})

test('the limit is for pages and pictures too', async () => {
  const application = await limitedApplication()
  await statuses(application, 5)
  for (const address of ['/', '/login', '/storage/pictures/x.webp', '/robots.txt', '/api/docs.css'])
    expect([address, (await application.get(address)).status]).toEqual([address, 429])
})

test('what memory answers is not counted and not refused', async () => {
  const application = await anApplication({ settings: { REQUESTS_PER_MINUTE: '400' } })
  await untilKeeping(application)
  await application.get('/api/books')
  while ((await application.get(asked)).status !== 429);
  for (let time = 0; time < 20; time++) expect((await application.get('/api/books')).status).toBe(200)
})

test('health is never refused: whoever watches the process asks often', async () => {
  const application = await limitedApplication()
  await statuses(application, 6)
  for (const address of ['/healthz', '/readyz']) expect((await application.get(address)).status).toBe(200)
})

test('calls that a page makes in process count as the one request that asked for the page', async () => {
  const application = await limitedApplication()
  const found: number[] = []
  for (let time = 0; time < 6; time++)
    found.push((await application.get(`/publications?page=${time + 2}`)).status)
  expect(found.filter((status) => status === 429)).toHaveLength(1)
})

test('without a proxy nobody gets another share by saying that they are someone else', async () => {
  const application = await limitedApplication()
  await statuses(application, 5)
  for (const forged of ['1.2.3.4', '5.6.7.8, 9.9.9.9'])
    expect(await statuses(application, 1, { 'x-forwarded-for': forged })).toEqual([429])
})

test('behind one proxy each visitor has a share, and nobody another by writing into the header', async () => {
  const application = await limitedApplication({ TRUSTED_PROXIES: '1' })
  await statuses(application, 5, { 'x-forwarded-for': '203.0.113.7' })
  expect(await statuses(application, 1, { 'x-forwarded-for': '203.0.113.7' })).toEqual([429])
  expect(await statuses(application, 1, { 'x-forwarded-for': '10.0.0.1, 203.0.113.7' })).toEqual([429])
  expect(await statuses(application, 1, { 'x-forwarded-for': '203.0.113.8' })).toEqual([404])
})

test('a port, another address of the same /64 or other clothes are no other visitor', async () => {
  const application = await limitedApplication({ TRUSTED_PROXIES: '1' })
  await statuses(application, 5, { 'x-forwarded-for': '203.0.113.7' })
  for (const same of ['203.0.113.7:51234', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:80'])
    expect([same, ...(await statuses(application, 1, { 'x-forwarded-for': same }))]).toEqual([same, 429])
  await statuses(application, 5, { 'x-forwarded-for': '2001:db8:1:2::1' })
  for (const same of ['2001:db8:1:2::2', '[2001:db8:1:2:ffff::3]:443'])
    expect([same, ...(await statuses(application, 1, { 'x-forwarded-for': same }))]).toEqual([same, 429])
})

test('a /56 has four times the share of one of its networks, however many of them it uses', async () => {
  const application = await limitedApplication({ TRUSTED_PROXIES: '1' })
  const found: number[] = []
  for (let network = 0; network < 21; network++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:ab${network.toString(16).padStart(2, '0')}::1` }
    found.push(...(await statuses(application, 1, headers)))
  }
  expect(found).toEqual([...Array<number>(20).fill(404), 429])
  expect(await statuses(application, 1, { 'x-forwarded-for': '2001:db8:1:ac00::1' })).toEqual([404])
})

test('every call that may change something is counted, for its network and for its account', async () => {
  const settings = { REQUESTS_PER_MINUTE: '40', TRUSTED_PROXIES: '1' }
  const application = await anApplication({ settings })
  const stranger = { 'x-forwarded-for': '203.0.113.7' }
  const found: number[] = []
  for (let time = 0; time < 11; time++)
    found.push((await application.post('/api/author/payee/stop', { token: 'x' }, stranger)).status)
  expect(found).toEqual([...Array<number>(10).fill(422), 429])
  expect((await application.get(asked, stranger)).status).toBe(404)

  const signedIn = await signInAs(application.db, await anAccount(application.db))
  const perAccount: number[] = []
  for (let time = 0; time < 5; time++)
    perAccount.push(
      await changeProfile(application, { ...signedIn, 'x-forwarded-for': `203.0.113.${time + 10}` }),
    )
  expect(perAccount).toEqual([200, 200, 200, 200, 429])
})

test('who has changed as much as they may can still go on with their session and log out', async () => {
  const application = await anApplication({ settings: { REQUESTS_PER_MINUTE: '40', TRUSTED_PROXIES: '1' } })
  const account = await anAccount(application.db)
  const headers = { ...(await signInAs(application.db, account)), 'x-forwarded-for': '203.0.113.7' }
  while ((await changeProfile(application, headers)) !== 429);
  // Those of the account's network are all taken too.
  for (let time = 0; time < 11; time++)
    await application.post('/api/author/payee/stop', { token: 'x' }, headers)
  for (let time = 0; time < 5; time++)
    expect((await application.post('/api/refresh-token', {}, headers)).status).toBe(200)
  expect((await application.post('/api/logout', {}, headers)).status).toBe(200)
  expect((await application.get('/api/user', headers)).status).toBe(401)
})

async function changeProfile({ origin }: TestApplication, headers: Record<string, string>): Promise<number> {
  return (await sendJson(origin, 'PATCH', '/api/author/profile', { bio: 'Other' }, headers)).status
}

function aRequest(from: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  [0, undefined, '198.51.100.1'],
  [0, '203.0.113.7', '198.51.100.1'],
  [1, undefined, '198.51.100.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, 'forged, 203.0.113.7', '203.0.113.7'],
  [1, ' forged ,, 203.0.113.7 ', '203.0.113.7'],
  [2, 'forged, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  [2, '203.0.113.7', '198.51.100.1'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, '203.0.113.7:51234', '203.0.113.7'],
  [1, '[2001:db8::7]:443', '2001:db8::7'],
  [1, '"[2001:db8::7]:443"', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '::ffff:203.0.113.7', '203.0.113.7'],
  [1, 'unknown', '198.51.100.1'],
  [1, '_hidden', '198.51.100.1'],
  [1, '999.1.1.1:80', '198.51.100.1'],
])('behind %i proxies, X-Forwarded-For: %s is %s', (proxies, forwarded, expected) => {
  expect(clientAddress(aRequest('198.51.100.1', forwarded), proxies)).toBe(expected)
})
