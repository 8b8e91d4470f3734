import { brand } from '@panai/contract/brand/brand'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'

test('whoever found a hole is told where to report it, as RFC 9116 has it', async () => {
  const { get } = await anApplication()
  const { status, headers, text } = await get('/.well-known/security.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields.Contact).toBe(brand.security.contact)
  expect(fields.Contact).toMatch(/^(mailto:|https:)/)
  expect(fields.Canonical).toBe('https://books.example/.well-known/security.txt')
  const ahead = Date.parse(fields.Expires ?? '') - Date.now()
  expect(ahead).toBeGreaterThan(24 * 3_600_000)
  expect(ahead).toBeLessThan(365 * 24 * 3_600_000)
})
