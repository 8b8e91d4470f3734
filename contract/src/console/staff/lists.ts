import { z } from 'zod'
import { MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'

export const MOST_PER_PAGE = 100
export const USUAL_PER_PAGE = 25
/** Rows behind this place are reached by a narrower filter. */
const LAST_PAGE = 10_000

/** The query of a list of the staff: its page, one of its orders ("-" in front: the other way round) and its own filters. */
export function listQuery<const Orders extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  orders: Orders,
  filters: F,
) {
  return z.object({
    page: wholeNumber('page', 1, LAST_PAGE).default(1),
    per_page: wholeNumber('per_page', 1, MOST_PER_PAGE).default(USUAL_PER_PAGE),
    sort: oneOf('sort', orders).default(() => orders[0] as Orders[number]),
    ...filters,
  })
}

export const listMeta = z
  .object({
    page: z.int(),
    per_page: z.int(),
    total: z.int().meta({ description: 'How many there are on all pages.' }),
    at_least: z
      .boolean()
      .optional()
      .meta({ description: 'There are more than `total`; counting them all would take too long.' }),
  })
  .meta({ id: 'StaffListMeta' })
export type ListMeta = z.output<typeof listMeta>

export function staffList<T extends z.ZodType>(record: T) {
  return z.object({ success: z.literal(true), data: z.array(record), meta: listMeta })
}

export function staffRecord<T extends z.ZodType>(record: T) {
  return z.object({ success: z.literal(true), data: record })
}

/** The state of a record that a change was made from: another one's change in between raises it. */
export const version = z.int('version must be a whole number').min(1).max(MAX_ID)
