import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Letter } from './letter.ts'

/** What letters are written with. */
export type MailDeps = { db: Database; keys: Keyring; publicUrl: string }

/** One kind of mail: what is kept about it while it waits, and how it is written when it leaves. */
export type MailKind<Details> = {
  name: string
  /** Somebody sits and waits for it: it goes before all that nobody waits for. */
  urgent: boolean
  details: z.ZodType<Details>
  /** Reads what the letter needs and writes it; null when there is nothing to write any more. @throws when the details or the database don't have it. */
  compose: (deps: MailDeps, details: unknown) => Promise<Letter | null>
  /** Letters for the preview and the tests, by what they show. */
  samples: Readonly<Record<string, Letter>>
}

/** Joins the parts of a kind: `gather` reads, `write` is pure, so that samples are written by the same code. */
export function mailKind<Details, Facts>(parts: {
  name: string
  urgent?: boolean
  details: z.ZodType<Details>
  /** null: nobody needs this letter any more. */
  gather: (deps: MailDeps, details: Details) => Promise<Facts | null>
  write: (facts: Facts) => Letter
  samples: Readonly<Record<string, Facts>>
}): MailKind<Details> {
  const { name, urgent = false, details, gather, write } = parts
  return {
    name,
    urgent,
    details,
    async compose(deps, given) {
      const facts = await gather(deps, details.parse(given))
      return facts === null ? null : write(facts)
    },
    // Written when they are asked for: the server itself sends none.
    get samples() {
      const written = Object.entries(parts.samples).map(([shows, facts]) => [shows, write(facts)])
      return Object.fromEntries(written)
    },
  }
}

/** Samples of a letter that is written in each language. */
export function inEachLanguage<Facts extends object>(
  samples: Readonly<Record<string, Facts>>,
): Record<string, Facts & { language: InterfaceLanguage }> {
  return Object.fromEntries(
    interfaceLanguages.flatMap((language) =>
      Object.entries(samples).map(([shows, facts]) => [`${shows} (${language})`, { ...facts, language }]),
    ),
  )
}
