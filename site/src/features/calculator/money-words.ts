import { localised } from '@panai/contract/language/localised'
import { inRupees, inRupeesOf } from '@panai/contract/money/grouped-rupees'
import type { Paise } from '@panai/contract/money/money'

/** `Rs. 1,350.00`: an amount as the page's language has it. */
export function moneyWords(amount: Paise): string {
  return localised(inRupees(amount), inRupeesOf('ta', amount))
}
