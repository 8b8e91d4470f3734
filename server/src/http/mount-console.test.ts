import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { hashOf } from './security-headers.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication({ files: true })
})
afterAll(() => application.stop())

const addresses = ['/staff', '/staff/', '/staff/submissions', '/staff/submissions/7/show', '/staff?from=mail']

test.each(addresses)('%s shows the console', async (address) => {
  const { status, headers, text } = await application.get(address, { accept: 'text/html' })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(text).toContain('<div id="console">')
})

test('its policy lets in our scripts and a style element without text, nothing else inline', async () => {
  const { headers, text } = await application.get('/staff')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`style-src 'self' '${hashOf('')}';`)
  expect(policy).toContain("default-src 'none'")
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/)
  expect(text).not.toMatch(/<style/)
})

test('what it loads is kept for ever by browsers, and nothing of it by visitors', async () => {
  const { text } = await application.get('/staff')
  const loaded = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
  expect(loaded.length).toBeGreaterThan(1)
  const { text: home } = await application.get('/')
  for (const address of loaded) {
    const { status, headers } = await application.get(address, { 'accept-encoding': 'gzip' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // A file of one line gets no smaller.
    if (Number(headers['content-length']) > 100) expect(headers['content-encoding']).toBe('gzip')
    expect(home).not.toContain(address)
  }
})

test('an address that only begins like it is none of its', async () => {
  expect((await application.get('/staffing')).status).toBe(404)
  expect((await application.get('/staff.html')).status).toBe(404)
})
