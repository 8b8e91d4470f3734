import { groupedRupees } from '@panai/contract/grouped-rupees'
import { paise } from '@panai/contract/money'

/** "₹1,23,456.70": statements are exact to the paisa, unlike the figures of the dashboard. */
export function exactRupees(rupees: number): string {
  return groupedRupees(paise(Math.round(rupees * 100)))
}
