import { paise } from '@panai/contract/money/money'
import { inTransaction } from '../../src/db/transaction.ts'
import { addBookPrice, withdrawBookPrice } from '../../src/features/agreements/write-prices.ts'
import {
  addRule,
  addShareSet,
  withdrawRule,
  withdrawShareSet,
} from '../../src/features/agreements/write-terms.ts'
import { addRate, takeBackRate } from '../../src/features/sales-import/currency/rates-routes.ts'
import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'
import { work } from './steps-of-imports.ts'

type TermsStep = Extract<
  What,
  {
    do:
      | 'give a rate'
      | 'take a rate back'
      | 'agree on a rule'
      | 'take a rule back'
      | 'write a price down'
      | 'take a price back'
      | 'share a book'
      | 'take shares back'
  }
>

export async function termsStep(world: World, what: TermsStep): Promise<Work | null> {
  const { db, books, authors } = world
  switch (what.do) {
    case 'give a rate': {
      const rate = { currency: 'USD' as const, valid_from: what.day, rupees: what.rupees, note: null }
      return async () => {
        await inTransaction(db, (tx) => addRate(tx, rate))
        await work(world)
      }
    }
    case 'take a rate back': {
      const found = pick(
        await db.selectFrom('currency_rates').select('id').orderBy('id').execute(),
        what.which,
      )
      if (!found) return null
      return async () => {
        await inTransaction(db, (tx) => takeBackRate(tx, found.id))
        await work(world)
      }
    }
    case 'agree on a rule': {
      const agreement_id = books[what.book]?.agreement
      if (!agreement_id) return null
      const rule = { agreement_id, format: null, channel: null, basis: what.basis }
      return () =>
        inTransaction(db, (tx) => addRule(tx, { ...rule, percent: what.rate / 100, valid_from: what.day }))
    }
    case 'take a rule back': {
      const rules = await db
        .selectFrom('royalty_rules')
        .select(['id', 'version'])
        .where('agreement_id', 'is not', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('id')
        .execute()
      const rule = pick(rules, what.which)
      return rule ? () => inTransaction(db, (tx) => withdrawRule(tx, rule.id, rule.version)) : null
    }
    case 'write a price down': {
      const book_id = books[what.book]?.id ?? 0
      const price = { book_id, format: what.format, mrp: paise(what.price), valid_from: what.day }
      return () => inTransaction(db, (tx) => addBookPrice(tx, price))
    }
    case 'take a price back': {
      const prices = await db
        .selectFrom('book_prices')
        .select(['id', 'version'])
        .where('withdrawn_at', 'is', null)
        .orderBy('id')
        .execute()
      const price = pick(prices, what.which)
      return price ? () => inTransaction(db, (tx) => withdrawBookPrice(tx, price.id, price.version)) : null
    }
    case 'share a book': {
      const [one, two] = what.parts
      const shares = [one, two, 10_000 - one - two].map((part, at) => ({
        author_id: authors[at] ?? 0,
        role: 'author' as const,
        percent: part / 100,
      }))
      const set = { book_id: books[what.book]?.id ?? 0, valid_from: what.day, shares }
      return () => inTransaction(db, (tx) => addShareSet(tx, set))
    }
    case 'take shares back': {
      const sets = await db
        .selectFrom('share_sets')
        .select(['id', 'version'])
        .where('withdrawn_at', 'is', null)
        .orderBy('id')
        .execute()
      const set = pick(sets, what.which)
      return set ? () => inTransaction(db, (tx) => withdrawShareSet(tx, set.id, set.version)) : null
    }
  }
}
