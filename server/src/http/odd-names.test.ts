import { expect, test } from 'vitest'
import { anApplication } from '../../test/an-application.ts'
import { asStaff, errorsOf } from '../../test/staff.ts'

test('a parameter called as what every object has is unknown, and told of nowhere', async () => {
  const admin = await asStaff(await anApplication(), 'admin')
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const answer = await admin.get(`/api/staff/books?${name}=1&${name}=2&sort=x`)
    expect([name, answer.status, Object.keys(errorsOf(answer))]).toEqual([name, 422, ['sort']])
  }
})
