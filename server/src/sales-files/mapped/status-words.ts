import { keysOf } from '@panai/contract/http/keys-of'
import { type StatusMeaning, statusKey } from '@panai/contract/sales/sales-columns'

/** What shops call states and kinds, in English and Tamil; only whole ones, since "refund rejected" is no refund. */
const words: Record<Exclude<StatusMeaning, 'ask' | 'sale_and_return'>, readonly RegExp[]> = {
  sale: [
    /^(?:complet(?:ed?|ion)|paid|deliver(?:ed|y)|shipped|shipment|dispatched|despatched|fulfilled|processing)$/,
    /^(?:sales?|sold|orders?|ordered|invoiced?|purchased?|captured|settled|success(?:ful)?)$/,
    /^(?:payment|order) (?:complet(?:ed?|ion)|received|successful|delivered|shipped|paid)$/,
    /^(?:விற்பனை|விற்றது|விற்கப்பட்டது|முடிந்தது|நிறைவு|நிறைவுற்றது|நிறைவடைந்தது|செலுத்தப்பட்டது|அனுப்பப்பட்டது|வழங்கப்பட்டது)$/,
  ],
  return: [
    /^(?:(?:fully?|order|item|payment|customer|courier|sales?|goods) )?(?:refund(?:s|ed)?|return(?:s|ed)?)$/,
    /^(?:return|refund|rto) (?:complete[d]?|received|delivered)$|^return(?:ed)? to (?:origin|seller)$/,
    /^rto$|^charge ?back$|^charged back$|^credit note$/,
    /^(?:திரும்பியது|திரும்பியவை|திரும்ப(?: |ப் ?)?(?:வந்தது|பெறப்பட்டது)|திரும்பி வந்தது|திருப்பியது|திருப்பியவை|திருப்பப்பட்டது)$/,
    /^(?:பணம் )?(?:திரும்பியது|திருப்பி ?(?:தரப்பட்டது|அளிக்கப்பட்டது|அனுப்பப்பட்டது)|திருப்பித் ?தரப்பட்டது)$/,
  ],
  nothing: [
    /^(?:(?:order|item|payment) )?(?:cancell?ed|failed|pending|declined|rejected|expired|voided)$/,
    /^cancel$|^cancell?ed by (?:the )?(?:buyer|seller|customer|admin|user)$|^failure$|^void$|^on hold$/,
    /^(?:pending|awaiting) payment$|^(?:(?:checkout|auto) )?draft$|^un ?paid$|^not paid$|^abandoned$|^trash(?:ed)?$/,
    /^(?:ரத்து|ரத்தானது|ரத்து ?செய்யப்பட்டது|நிலுவை|நிலுவையில்(?: உள்ளது)?|தோல்வி|தோல்வியடைந்தது|செலுத்தப்படவில்லை|வரைவு)$/,
  ],
}

const meanings = keysOf(words)

/**
 * What a state or kind likely means. What is unknown, or true of a part only, is asked.
 * @param isState whether the column is the state of an order: one that was given back was sold before
 */
export function proposeMeaning(value: string, isState = false): StatusMeaning {
  const word = wordOf(value)
  const meaning = meanings.find((one) => words[one].some((known) => known.test(word))) ?? 'ask'
  return meaning === 'return' && isState ? 'sale_and_return' : meaning
}

const unlikeSales =
  /^(?:(?:partial(?:ly)?|order|item|payment|customer|courier) )?(?:refund|return|rto\b|cancel|fail|pending|unpaid|void|chargeback)|^(?:(?:பாதி|பகுதி|பணம்) )?(?:திரும்ப|திருப்ப|ரத்து|நிலுவை)/

/** Whether a cell says that its row may be no sale, be it more than the words that we know: `Return requested`. */
export function isUnlikeSale(value: string): boolean {
  const meaning = proposeMeaning(value)
  return meaning === 'return' || meaning === 'nothing' || unlikeSales.test(wordOf(value))
}

/** Without how a program writes it: `wc-on-hold`, `PARTIALLY_REFUNDED`. */
function wordOf(value: string): string {
  return statusKey(value)
    .replace(/[\s_-]+/g, ' ')
    .replace(/^wc /, '')
    .replace(/[.!]+$/, '')
    .trim()
}
