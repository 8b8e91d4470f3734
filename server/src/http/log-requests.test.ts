import { expect, test } from 'vitest'
import { anApplication } from '../../test/an-application.ts'

const SECRET = 'Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA'

test('a mailed link and what stands in a query or a referer are in no line of the log', async () => {
  const app = await anApplication()
  const headers = { accept: 'text/html', referer: `https://books.example/confirm-email/${SECRET}` }
  const addresses = [
    '/confirm-email/',
    '/reset-password/',
    '//confirm-email/',
    '/bank-details/stop/',
    '/profile?confirm=',
    '/ta/profile?confirm=',
  ]
  for (const address of addresses) await app.get(`${address}${SECRET}`, headers)
  const lines = app.log.filter(({ msg }) => msg === 'request')
  expect(lines.map(({ path }) => path)).toContain('/confirm-email/…')
  expect(lines).toHaveLength(addresses.length)
  expect(JSON.stringify(app.log)).not.toContain(SECRET)
})
