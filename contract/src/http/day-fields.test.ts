import { expect, test } from 'vitest'
import { moment } from './day-fields.ts'

const time = moment('no time')

test.each([
  '2026-11-21T00:00:00Z',
  '2026-11-21T00:00:00+05:30',
  '2026-11-21T00:00:00-12:00',
  '2026-11-21T00:00:00+14:00',
])('%s is a moment', (text) => expect(time.parse(text)).toBe(text))

test.each(['2026-11-21T00:00:00+23:59', '2026-11-21T00:00:00-16:00', '2026-11-21T00:00:00+15:00'])(
  '%s is of no place on earth',
  (text) => expect(time.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['no time']),
)
