import { z } from 'zod'

/** A year outside of these is a slip of the hand, and the database knows no year 0. */
const inYears = /^(19|2\d)/
const problem = 'The year must be from 1900 to 2999'

/** No place on earth is further from Greenwich than 14 hours, and the database refuses what is further than 16. */
const ofSomePlace = /(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** A day as `2026-11-21`. */
export function day(message: string) {
  return z.iso.date({ error: message, abort: true }).regex(inYears, problem)
}

/** A day with its time and offset, as `2026-11-21T00:00:00Z`. */
export function moment(message: string) {
  return z.iso
    .datetime({ offset: true, error: message, abort: true })
    .regex(ofSomePlace, { error: message, abort: true })
    .regex(inYears, problem)
}

/** A month as `2026-11`. */
export const monthPattern = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/
