import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplication, untilKeeping } from '../../test/an-application.ts'
import { aTestimonial } from '../../test/builders.ts'

test('a page of which a part failed is not kept: a moment later it is whole', async () => {
  const { db, get, ...application } = await anApplication()
  await aTestimonial(db, { quote: 'A book to keep' })
  await untilKeeping({ db, get, ...application })
  await sql`alter table testimonials rename to unread`.execute(db)
  const broken = await get('/')
  expect(broken.status).toBe(200)
  expect(broken.headers['cache-control']).toBe('no-store')
  expect(broken.text).not.toContain('A book to keep')
  await sql`alter table unread rename to testimonials`.execute(db)
  const whole = await get('/')
  expect(whole.text).toContain('A book to keep')
  expect(whole.headers['cache-control']).not.toBe('no-store')
})
