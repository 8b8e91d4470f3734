import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Letter } from './letter.ts'

/** One kind of mail: what is kept about it while it waits, and how it is written when it leaves. */
export type MailKind<Details> = {
  name: string
  details: z.ZodType<Details>
  /** Reads what the letter needs and writes it. @throws when the details or the database don't have it. */
  compose: (db: Database, details: unknown) => Promise<Letter>
  /** Letters for the preview and the tests, by what they show. */
  samples: Readonly<Record<string, Letter>>
}

/** Joins the parts of a kind: `gather` reads, `write` is pure, so that samples are written by the same code. */
export function mailKind<Details, Facts>(parts: {
  name: string
  details: z.ZodType<Details>
  gather: (db: Database, details: Details) => Promise<Facts>
  write: (facts: Facts) => Letter
  samples: Readonly<Record<string, Facts>>
}): MailKind<Details> {
  const { name, details, gather, write } = parts
  const samples = Object.entries(parts.samples).map(([shows, facts]) => [shows, write(facts)])
  return {
    name,
    details,
    compose: async (db, given) => write(await gather(db, details.parse(given))),
    samples: Object.fromEntries(samples),
  }
}
