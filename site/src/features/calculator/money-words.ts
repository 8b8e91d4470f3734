import { inRupees, inRupeesOf } from '@panai/contract/grouped-rupees'
import { localised } from '@panai/contract/localised'
import type { Paise } from '@panai/contract/money'

/** `Rs. 1,350.00`: an amount as the page's language has it. */
export function moneyWords(amount: Paise): string {
  return localised(inRupees(amount), inRupeesOf('ta', amount))
}
