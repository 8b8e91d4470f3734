import { z } from 'zod'
import { moment } from '../../http/day-fields.ts'
import { endpoint, file } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'

const since = moment('since must be a date with its time, such as 2026-11-21T00:00:00Z')
  .optional()
  .meta({ description: 'Only changes since then, withdrawn books included.' })

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
    'Each format of a book is a product. Give the `SentDateTime` of this feed as `since` for the next one; a change at that very moment may be in both.',
  output: file('application/xml; charset=utf-8', 'onix.xml'),
})

export const tradeFeedAsCsv = endpoint({
  ...shared,
  id: 'tradeFeedAsCsv',
  path: '/api/staff/trade-feed.csv',
  summary: 'The same as CSV',
  output: file('text/csv; charset=utf-8', 'trade-feed.csv'),
})

export const tradeFeedEndpoints = [tradeFeedAsOnix, tradeFeedAsCsv] as const
