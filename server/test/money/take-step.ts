import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'
import { importStep } from './steps-of-imports.ts'
import { journalStep } from './steps-of-journals.ts'
import { payoutStep } from './steps-of-payouts.ts'
import { statementStep } from './steps-of-statements.ts'
import { termsStep } from './steps-of-terms.ts'

/** @returns what the step does, the same each time it is called; null when there is nothing that it could be done to. */
export async function decideStep(world: World, what: What): Promise<Work | null> {
  switch (what.do) {
    case 'hand in a file':
    case 'post an import':
    case 'undo an import':
    case 'cancel an import':
    case 'match rows':
    case 'look again':
    case 'type a sale':
      return importStep(world, what)
    case 'give a rate':
    case 'take a rate back':
    case 'agree on a rule':
    case 'take a rule back':
    case 'write a price down':
    case 'take a price back':
    case 'share a book':
    case 'take shares back':
      return termsStep(world, what)
    case 'state':
    case 'make a statement again':
    case 'throw statements away':
      return statementStep(world, what)
    case 'enter a journal':
    case 'approve a journal':
    case 'turn a journal down':
    case 'reverse a journal':
      return journalStep(world, what)
    case 'do an old step again':
      return pick(world.settled, what.which) ?? null
    default:
      return payoutStep(world, what)
  }
}

/** Steps that, done again at any later time, change nothing either. */
export const settledSteps: ReadonlySet<What['do']> = new Set([
  'post an import',
  'undo an import',
  'type a sale',
  'pay a run',
  'enter a journal',
  'approve a journal',
  'turn a journal down',
  'take results in',
  'agree on a rule',
  'take a rule back',
  'take shares back',
  'take a price back',
])
