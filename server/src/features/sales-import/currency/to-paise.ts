import { type Currency, minorDigits } from '@panai/contract/money/currencies'
import { type Paise, paise } from '@panai/contract/money/money'

/** Rates have eight decimals, so that nothing is lost between the database and here. */
const RATE_DECIMALS = 8

/** Rupees for one unit of a currency, in hundred-millionths. */
export type Rate = bigint

/** `83.1250` → 8312500000n. @throws RangeError for what is no plain number. */
export function readRate(text: string): Rate {
  const found = /^(\d+)(?:\.(\d{0,8}))?$/.exec(text)
  if (!found) throw new RangeError(`not a rate: ${text}`)
  return BigInt(`${found[1]}${(found[2] ?? '').padEnd(RATE_DECIMALS, '0')}`)
}

/** The opposite of it, without zeros at the end but for two decimals: 8312500000n → `83.125`. */
export function writeRate(rate: Rate): string {
  const digits = rate.toString().padStart(RATE_DECIMALS + 1, '0')
  const decimals = digits.slice(-RATE_DECIMALS).replace(/0+$/, '').padEnd(2, '0')
  return `${digits.slice(0, -RATE_DECIMALS)}.${decimals}`
}

/** An amount in the smallest units of its currency as paise, halves rounded away from zero, so that a return is the opposite of its sale. */
export function toPaise(amount: number, currency: Currency, rate: Rate): Paise {
  const scaled = BigInt(amount) * rate * 100n
  const unit = 10n ** BigInt(RATE_DECIMALS + minorDigits[currency])
  const half = scaled < 0n ? -unit / 2n : unit / 2n
  return paise(Number((scaled + half) / unit))
}
