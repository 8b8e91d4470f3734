import type { Paise } from '@panai/contract/money'
import { decimalRupees } from '@panai/contract/rupees'
import { classNames } from '../../ui/class-names.ts'

/** An amount as `Rs. 1350.00`. Thousands and lakhs stand a little apart for the eye; what is read out or copied is plain. */
export function Money({ amount, className }: { amount: Paise; className?: string }) {
  const [rupees = '', decimals] = decimalRupees(amount).split('.')
  const [first, ...groups] = rupees.split(/(?<=\d)(?=(?:\d{2})*\d{3}$)/)
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', amount < 0 && 'text-hibiscus', className)}>
      {`Rs. ${first}`}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the number
        <span key={at} className="ml-[0.12em]">
          {group}
        </span>
      ))}
      {`.${decimals}`}
    </span>
  )
}
