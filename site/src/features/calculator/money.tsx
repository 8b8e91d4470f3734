import type { Paise } from '@panai/contract/money/money'
import { classNames } from '../../ui/class-names.ts'
import { moneyWords } from './money-words.ts'

/** An amount in the page's language; a loss in the colour of danger. */
export function Money({ amount, className }: { amount: Paise; className?: string }) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', amount < 0 && 'text-hibiscus', className)}>
      {moneyWords(amount)}
    </span>
  )
}
