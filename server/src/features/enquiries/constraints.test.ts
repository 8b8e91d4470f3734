import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function add(given: object) {
  const right = { name: 'Meena', email: 'meena@mail.example', reason: 'Other' as const, message: 'Hello' }
  return database.db
    .insertInto('enquiries')
    .values({ ...right, ...given })
    .execute()
}

const bad: Record<string, object> = {
  'a blank name': { name: ' ' },
  'a name that is too long': { name: 'x'.repeat(256) },
  'an address with a line break': { email: 'a@b.example\nBcc: c@d.example' },
  'an address without an @': { email: 'meena' },
  'an address that is too long': { email: `${'a'.repeat(250)}@b.example` },
  'an empty phone number': { phone: '' },
  'a phone number that is too long': { phone: '1'.repeat(31) },
  'an unknown reason': { reason: 'other' },
  'a blank message': { message: ' ' },
  'a message that is too long': { message: 'x'.repeat(5_001) },
  'a key that is too short': { idempotency_key: '1234567' },
}

test.each(Object.entries(bad))('%s is refused by the database too', async (_, given) => {
  await expect(add(given)).rejects.toThrow(/violates check constraint/)
})

test('what the rules allow is taken, and a key once', async () => {
  await add({ phone: '1'.repeat(30), message: 'ந'.repeat(5_000), idempotency_key: '12345678' })
  await add({ phone: null })
  await expect(add({ idempotency_key: '12345678' })).rejects.toThrow(/violates unique constraint/)
})
