import { type BookFact, bookFacts } from '@panai/contract/catalogue/book-facts'
import type { NewBook } from '@panai/contract/catalogue/book-fields'
import { messages } from '@panai/contract/http/messages'
import { inRupees } from '@panai/contract/money/grouped-rupees'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import { Refusal } from '../../http/refusal.ts'
import type { ApprovedBook } from '../submissions/index.ts'

type Printed = Partial<Record<BookFact, string | number | null>>

/** Refuses to publish a book with other facts than those that are printed in what its author has approved. @throws Refusal invalid, with each. */
export function refuseOtherRecord(record: NewBook, approved: ApprovedBook): void {
  const errors: Record<string, string[]> = {}
  for (const printed of [ofInside(approved), ofCover(approved)])
    for (const [fact, value] of Object.entries(printed) as [keyof Printed, string | number | null][]) // of its own keys
      if ((record[fact] ?? null) !== value) errors[fact] = [otherThan(fact, value)]
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
}

function ofInside({ size, pages, inside }: ApprovedBook): Printed {
  return {
    ...{ trim_size: size, pages },
    ...(inside && {
      title: inside.title,
      subtitle: inside.subtitle,
      isbn: inside.isbn,
      edition: inside.edition ?? null,
      copyright_holder: inside.copyrightHolder ?? null,
      copyright_year: inside.copyrightYear ?? null,
    }),
  }
}

/** Its price stands with the ISBN, and nowhere without one. */
function ofCover({ cover }: ApprovedBook): Printed {
  if (!cover) return {}
  const { title, subtitle, isbn, mrp } = cover
  return { title, subtitle, isbn, ...(isbn !== null && { mrp }) }
}

function otherThan(fact: BookFact, value: string | number | null): string {
  const label = bookFacts[fact].label
  if (value === null) return editorialMessages.notInProof.replace('{fact}', () => label)
  const said = fact === 'mrp' ? inRupees(value as NewBook['mrp']) : String(value) // the record holds paise
  return editorialMessages.otherInProof.replace('{fact}', () => label).replace('{value}', () => said)
}
