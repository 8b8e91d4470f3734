declare const unit: unique symbol

/** An amount in whole paise. Rupees exist only at the edge: in JSON and on the screen. */
export type Paise = number & { readonly [unit]: 'paise' }

/** @throws RangeError when the amount is not a whole number that a number can hold exactly. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount as Paise // the check above is what makes a number an amount
}

/** Rupees as JSON carries them: at most two decimals. */
export function toRupees(amount: Paise): number {
  return amount / 100
}
