import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import type { previewPayoutEffect } from '@panai/contract/payouts/staff/payout-settings'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { type AuthorFacts, decideItems, type Terms } from './decide-items.ts'
import { loadFacts } from './load-facts.ts'
import type { PayeeLookup } from './payee.ts'
import { settingsInForce, taxRuleInForce } from './settings-in-force.ts'
import { fromRupees } from './store-settings.ts'

/** What a run of today would pay, by the settings that hold and by those that are given; nothing is stored. */
export async function previewEffect(
  tx: Tx,
  deps: PayeeLookup,
  given: ParsedInputOf<typeof previewPayoutEffect>,
) {
  const day = await todayInIndia(tx)
  const [settings, rule] = [await settingsInForce(tx, day), await taxRuleInForce(tx, day)]
  const facts = await loadFacts(tx, deps, { whom: 'all', day, month: `${day.slice(0, 7)}-01`, runId: null })
  // What is in a run already would say nothing of the settings.
  const free = facts.map((one) => ({ ...one, inOtherRun: false, paidThisMonth: false }))
  const { threshold, holds_without_pan, tax_threshold, rate_with_pan, rate_without_pan } = given
  const changed: Terms = {
    settings: {
      threshold: threshold === undefined ? settings.threshold : fromRupees(threshold),
      holdsWithoutPan:
        holds_without_pan === undefined ? settings.holdsWithoutPan : holds_without_pan === 'true',
      upiLimit: settings.upiLimit,
    },
    rule: {
      threshold: tax_threshold === undefined ? rule.threshold : fromRupees(tax_threshold),
      rateWithPan: rate_with_pan === undefined ? rule.rateWithPan : Math.round(rate_with_pan * 100),
      rateWithoutPan:
        rate_without_pan === undefined ? rule.rateWithoutPan : Math.round(rate_without_pan * 100),
    },
  }
  return { now: sumUp(free, { settings, rule }), changed: sumUp(free, changed) }
}

function sumUp(facts: readonly AuthorFacts[], terms: Terms) {
  const decisions = [...decideItems(facts, terms).values()]
  const due = decisions.filter(({ state }) => state === 'to_pay')
  const sum = (amounts: number[]) => toRupees(paise(amounts.reduce((total, amount) => total + amount, 0)))
  return {
    to_pay: due.length,
    held: decisions.length - due.length,
    payable: sum(due.map(({ payable }) => payable)),
    withheld: sum(due.map(({ tax }) => tax.withheld)),
  }
}
