import { inRupees } from '@panai/contract/grouped-rupees'
import type { Paise } from '@panai/contract/money'
import { classNames } from '../../ui/class-names.ts'

/** An amount as `Rs. 1,350.00`; a loss in the colour of danger. */
export function Money({ amount, className }: { amount: Paise; className?: string }) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', amount < 0 && 'text-hibiscus', className)}>
      {inRupees(amount)}
    </span>
  )
}
