import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import { z } from 'zod'
import { pageStarts } from '../../../manuscripts/book/page-starts.ts'
import { pageTexts } from '../../../manuscripts/book/page-texts.ts'
import { SILENT } from '../silent.ts'

/** As the process tells it that sets a book, of one size after another. */
export const sizeSet = z.intersection(
  z.object({ size: z.enum(trimSizes) }),
  z.union([
    z.object({ pages: z.int().min(1), starts: pageStarts.nullable(), texts: pageTexts.nullable() }),
    /** About how many it would have. */
    z.object({ tooLong: z.int().min(1) }),
    z.object({ problem: z.string() }),
  ]),
)
export type SizeSet = z.output<typeof sizeSet>

/**
 * One process sets a book in all sizes. Where it ends before that, the next goes on with the rest: the size that it ended at may
 * only have been one too many for it. One that a process begins with and tells nothing of can't be set.
 * @param ask sets the book in sizes that are left: what is told of them, in their order.
 */
export async function* untilAllAreSet(
  sizes: readonly TrimSize[],
  ask: (left: readonly TrimSize[]) => Promise<readonly SizeSet[]>,
): AsyncGenerator<SizeSet> {
  let left = sizes
  for (let size = left[0]; size !== undefined; size = left[0]) {
    const told = await ask(left)
    const found = told.length > 0 ? told : [{ size, problem: SILENT }]
    yield* found
    left = left.slice(found.length)
  }
}
