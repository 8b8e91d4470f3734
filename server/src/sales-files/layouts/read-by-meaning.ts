import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { SalesLine } from '../sales-row.ts'
import type { Period } from '../values/read-date.ts'
import { countedBy } from './counted-by.ts'
import type { OpenedSheet, SheetReader } from './layout.ts'
import type { Meaning } from './meaning.ts'
import { monthAbove } from './month-above.ts'
import { formatBy, numbersBy, textBy, unconfirmedBy } from './words-by-meaning.ts'

/**
 * Reads the rows of a sheet by what its columns mean. Where each value is taken from is settled here once: a million rows are read, and
 * none of them looks it up again.
 */
export function readByMeaning<Name extends string>(
  means: Meaning<Name>,
  { channel, estimate }: { channel: SalesChannel; estimate: boolean },
  sheet: OpenedSheet<Name>,
): SheetReader {
  const { fields } = sheet
  const { measure = 'copies', pages } = means
  const countedOf = countedBy(means, fields)
  const isEstimate = estimate ? () => true : unconfirmedBy(means.confirmed, fields)
  const [periodOf, numbersOf] = [periodBy(means.when, sheet), numbersBy(means.numbers, fields)]
  const [titleOf, authorOf] = [textBy(means.title, fields), textBy(means.author, fields)]
  const formatOf = formatBy(means.format, fields)
  const orderOf = textBy(means.order, fields, '/')
  const [marketplaceOf, termsOf] = [textBy(means.marketplace, fields), textBy(means.terms, fields)]
  const rateOf = textBy(means.money?.rate, fields)
  const read = (): readonly SalesLine[] => {
    const counted = countedOf()
    if (counted === null) return []
    const { isbn, asin, sku, identifier } = numbersOf()
    // Each by its name and none by spreading one into another, which takes longer than to read them.
    return [
      {
        rowNumber: fields.rowNumber,
        furtherRows: none,
        measure,
        channel,
        account: null,
        estimate: isEstimate(),
        isbn,
        asin,
        sku,
        identifier,
        title: titleOf(),
        author: authorOf(),
        format: formatOf(),
        orderId: orderOf(),
        buyerName: null,
        payment: null,
        marketplace: marketplaceOf(),
        terms: termsOf(),
        period: periodOf(),
        units: counted.units,
        unitsSold: counted.unitsSold,
        unitsReturned: counted.unitsReturned,
        refundOf: null,
        freeUnits: counted.freeUnits,
        pages: pages === undefined ? 0 : fields.count(pages),
        currency: counted.currency,
        listPrice: counted.listPrice,
        amount: counted.amount,
        costs: counted.costs,
        proceeds: counted.proceeds,
        discount: null,
        taxes: null,
        royalty: null,
        royaltyBasis: null,
        conversionRate: rateOf(),
      },
    ]
  }
  return { read }
}

const none: readonly number[] = []

function periodBy<Name extends string>(when: Meaning<Name>['when'], sheet: OpenedSheet<Name>): () => Period {
  const { fields } = sheet
  if (when === 'month above') {
    const month = monthAbove(sheet)
    return () => month
  }
  if ('day' in when) return () => fields.day(when.day, when.order)
  if ('from' in when) return () => fields.days(when.from, when.to, when.order)
  return () => fields.dayOrMonth(when.dayOrMonth, null)
}
