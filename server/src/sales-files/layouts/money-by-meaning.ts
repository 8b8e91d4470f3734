import type { Currency } from '@panai/contract/money/currencies'
import type { RowFields } from '../row-fields.ts'
import type { SalesLine } from '../sales-row.ts'
import type { Amount, MoneyMeaning } from './meaning.ts'

type Money = Pick<SalesLine, 'currency' | 'listPrice' | 'amount' | 'costs' | 'proceeds'>

/** What reads the money of the row as it is written; an amount that no column has is null. */
export function moneyBy<Name extends string>(
  from: MoneyMeaning<Name> | undefined,
  fields: RowFields<Name>,
): () => Money {
  if (from === undefined) return () => noMoney
  const { currency: given, costs, proceeds } = from
  const [listPriceOf, amountOf] = [listPriceBy(from, fields), amountBy(from.amount, fields)]
  return () => {
    const currency = typeof given === 'string' ? fields.currency(given) : given.always
    return {
      currency,
      listPrice: listPriceOf(currency),
      amount: amountOf(currency),
      costs: costs === undefined ? null : fields.moneyIfAny(costs, currency),
      proceeds: proceeds === undefined ? null : fields.money(proceeds, currency),
    }
  }
}

const noMoney: Money = { currency: null, listPrice: null, amount: null, costs: null, proceeds: null }

export function isByPrice(amount: Amount<string> | undefined): amount is { byPrice: true } {
  return typeof amount === 'object' && 'byPrice' in amount
}

type InCurrency = (currency: Currency) => number | null

function listPriceBy<Name extends string>(
  { listPrice, currency: ofRow }: MoneyMeaning<Name>,
  fields: RowFields<Name>,
): InCurrency {
  if (listPrice === undefined) return () => null
  if (typeof listPrice === 'string') return (currency) => fields.moneyIfAny(listPrice, currency)
  return (currency) => {
    const written = typeof ofRow === 'string' ? fields.text(ofRow) : currency
    return fields.text(listPrice.currency) === written ? fields.moneyIfAny(listPrice.column, currency) : null
  }
}

function amountBy<Name extends string>(
  amount: Amount<Name> | undefined,
  fields: RowFields<Name>,
): InCurrency {
  if (amount === undefined || isByPrice(amount)) return () => null
  if (typeof amount === 'string') return (currency) => fields.money(amount, currency)
  return (currency) => fields.moneyIfAny(amount.ifFilled, currency) ?? fields.money(amount.else, currency)
}
