import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { type Described, defineLayout, type Report } from './layout.ts'
import type { Meaning } from './meaning.ts'
import { readByMeaning } from './read-by-meaning.ts'
import type { Sample } from './sample.ts'

/** A report whose columns each say one thing of a sale. */
export function report<Name extends string>(
  given: Described<Name> & {
    channel: SalesChannel
    means: Meaning<NoInfer<Name>>
    samples: readonly Sample[]
  },
): Report {
  const { means, ...described } = given
  return defineLayout({ ...described, start: (sheet) => readByMeaning(means, given, sheet) })
}
