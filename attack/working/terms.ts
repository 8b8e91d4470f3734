import type { InputOf } from '@panai/contract/http/endpoint'
import {
  addBookPrice,
  addRule,
  addShareSet,
  changeAgreement,
  getWorkedExample,
  withdrawBookPrice,
  withdrawRule,
  withdrawShareSet,
} from '@panai/contract/royalties/staff/terms'
import { aBook, anAgreement } from '../../server/test/builders.ts'
import type { Deps } from '../cast/deps.ts'
import { callFor, working } from './working.ts'

/** Of an agreement of its own, which has none yet. */
async function aRuleOf({ db }: Deps): Promise<InputOf<typeof addRule>> {
  const agreement_id = await anAgreement(db, (await aBook(db)).id, [])
  return {
    agreement_id,
    format: 'paperback',
    channel: 'amazon',
    basis: 'mrp',
    percent: 10,
    valid_from: '2026-01-01',
  }
}

/** All of it for the author of the book. */
async function sharesOf({ db }: Deps): Promise<InputOf<typeof addShareSet>> {
  const { id: book_id, author_id } = await aBook(db)
  return { book_id, valid_from: '2026-01-01', shares: [{ author_id, role: 'author', percent: 100 }] }
}

async function aPriceOf({ db }: Deps): Promise<InputOf<typeof addBookPrice>> {
  const { id: book_id } = await aBook(db)
  return { book_id, format: 'paperback', mrp: '350', valid_from: '2026-01-01' }
}

export const termRequests = [
  working(getWorkedExample, async ({ db }) => {
    const { id } = await aBook(db)
    const sale = { format: 'paperback', channel: 'direct', sold_on: '2026-06-15' } as const
    return { input: { id: String(id), ...sale, copies: '10', price: '400', received: '3000' } }
  }),
  working(changeAgreement, async ({ db }) => {
    const id = await anAgreement(db, (await aBook(db)).id, [])
    const since2020 = { publisher_of_record: 'company', valid_from: '2020-01-01' } as const
    return { input: { id: String(id), version: 1, ...since2020, valid_to: '2030-12-31', note: 'Until then' } }
  }),
  working(addRule, async (deps) => ({ input: await aRuleOf(deps) })),
  working(withdrawRule, async (deps) => {
    const { data } = await callFor(deps, 'admin', addRule, await aRuleOf(deps))
    return { input: { id: String(data.id), version: data.version } }
  }),
  working(addShareSet, async (deps) => ({ input: await sharesOf(deps) })),
  working(withdrawShareSet, async (deps) => {
    const { data } = await callFor(deps, 'admin', addShareSet, await sharesOf(deps))
    return { input: { id: String(data.id), version: data.version } }
  }),
  working(addBookPrice, async (deps) => ({ input: await aPriceOf(deps) })),
  working(withdrawBookPrice, async (deps) => {
    const { data } = await callFor(deps, 'admin', addBookPrice, await aPriceOf(deps))
    return { input: { id: String(data.id), version: data.version } }
  }),
]
