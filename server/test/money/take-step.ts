import { journalStep } from './journal-step.ts'
import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'
import { payoutStep } from './payout-step.ts'
import { statementStep } from './statement-step.ts'
import { importStep } from './steps-of-imports.ts'
import { termsStep } from './terms-step.ts'

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

/** Every kind of step, and whether it, done again at any later time, changes nothing either. */
export const isSettled: Readonly<Record<What['do'], boolean>> = {
  'hand in a file': false,
  'post an import': true,
  'undo an import': true,
  'cancel an import': false,
  'match rows': false,
  'look again': false,
  'give a rate': false,
  'take a rate back': false,
  'type a sale': true,
  'agree on a rule': false,
  'take a rule back': true,
  'share a book': false,
  'take shares back': true,
  'write a price down': false,
  'take a price back': true,
  state: false,
  'make a statement again': false,
  'throw statements away': false,
  'make a payout run': false,
  'pay a run': true,
  'discard a run': false,
  'take results in': true,
  'retry a payout': false,
  'change details': false,
  'enter a journal': true,
  'approve a journal': true,
  'turn a journal down': true,
  'reverse a journal': false,
  'do an old step again': false,
}
