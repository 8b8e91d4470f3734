import { z } from 'zod'
import { moment } from '../day-fields.ts'
import { endpoint, file } from '../endpoint.ts'
import { staffMay } from '../permissions.ts'

const since = moment('since must be a date with its time, such as 2026-11-21T00:00:00Z')
  .optional()
  .meta({ description: 'Only what has changed since, with what is sold no more.' })

const shared = {
  method: 'GET',
  tag: 'Staff: catalogue',
  access: staffMay('feed.read'),
  query: z.object({ since }),
} as const

export const tradeFeedAsOnix = endpoint({
  ...shared,
  id: 'tradeFeedAsOnix',
  path: '/api/staff/trade-feed.xml',
  summary: 'The catalogue for the trade, as ONIX 3.0',
  description:
    'A book in each of its formats is a product. The next feed goes on from the `SentDateTime` of this one; a change at that very moment may come in both.',
  output: file('application/xml; charset=utf-8', 'onix.xml'),
})

export const tradeFeedAsCsv = endpoint({
  ...shared,
  id: 'tradeFeedAsCsv',
  path: '/api/staff/trade-feed.csv',
  summary: 'The same as a table',
  output: file('text/csv; charset=utf-8', 'trade-feed.csv'),
})

export const tradeFeedEndpoints = [tradeFeedAsOnix, tradeFeedAsCsv] as const
