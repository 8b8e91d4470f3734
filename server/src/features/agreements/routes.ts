import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { messages } from '@panai/contract/http/messages'
import * as calls from '@panai/contract/royalties/staff/terms'
import { staffRoute } from '../../access/staff-route.ts'
import type { Tx } from '../../db/transaction.ts'
import { ok } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { listCompanyRules } from './list-company-rules.ts'
import { findBookTerms, findRule } from './read-terms.ts'
import { workExample } from './work-example.ts'
import { addBookPrice, withdrawBookPrice } from './write-prices.ts'
import {
  addAgreement,
  addRule,
  addShareSet,
  changeAgreement,
  withdrawRule,
  withdrawShareSet,
} from './write-terms.ts'

type Change = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
type Deps = {
  /** Changes the terms of books, and has sales looked at again that waited for them. */
  changeTerms: <T>(call: { change: Change }, work: (tx: Tx) => Promise<T>) => Promise<T>
}

export const agreementRoutes = ({ changeTerms }: Deps): Route[] => [
  staffRoute(calls.getBookTerms, async ({ db, input }) => {
    const terms = await findBookTerms(db, input.id)
    if (!terms) throw new Refusal('not_found', messages.bookNotFound)
    return ok(terms)
  }),
  staffRoute(calls.getWorkedExample, async ({ db, input: { id, ...asked } }) =>
    ok(await workExample(db, id, asked)),
  ),
  staffRoute(calls.addAgreement, async (call) =>
    ok(await changeTerms(call, (tx) => addAgreement(tx, call.input))),
  ),
  staffRoute(calls.changeAgreement, async (call) => {
    const { id, version, ...fields } = call.input
    return ok(await changeTerms(call, (tx) => changeAgreement(tx, id, version, fields)))
  }),
  staffRoute(calls.listCompanyRules, async ({ db, input }) =>
    toList(input, await listCompanyRules(db, input)),
  ),
  staffRoute(calls.getRoyaltyRule, async ({ db, input }) => {
    const rule = await findRule(db, input.id)
    if (!rule) throw new Refusal('not_found', staffMessages.notFound)
    return ok(rule)
  }),
  staffRoute(calls.addRule, async (call) => ok(await changeTerms(call, (tx) => addRule(tx, call.input)))),
  staffRoute(calls.withdrawRule, async ({ change, input: { id, version } }) => {
    await change((tx) => withdrawRule(tx, id, version))
    return ok({ id })
  }),
  staffRoute(calls.addShareSet, async ({ change, input }) =>
    ok(await change((tx) => addShareSet(tx, input))),
  ),
  staffRoute(calls.withdrawShareSet, async ({ change, input: { id, version } }) => {
    await change((tx) => withdrawShareSet(tx, id, version))
    return ok({ id })
  }),
  staffRoute(calls.addBookPrice, async (call) =>
    ok(await changeTerms(call, (tx) => addBookPrice(tx, call.input))),
  ),
  staffRoute(calls.withdrawBookPrice, async (call) => {
    const { id, version } = call.input
    await changeTerms(call, (tx) => withdrawBookPrice(tx, id, version))
    return ok({ id })
  }),
]
