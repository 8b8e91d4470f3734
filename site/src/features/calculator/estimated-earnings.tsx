import type { Paise } from '@panai/contract/money'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Earnings } from './earnings.ts'
import { EarningsChart } from './earnings-chart.tsx'
import { Money } from './money.tsx'

/** The result: dashes until something has been calculated. */
export function EstimatedEarnings({ earnings }: { earnings: Earnings | null }) {
  return (
    <section
      aria-labelledby="earnings"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-lg border border-line p-4 sm:p-6 print:border-0 print:p-0"
    >
      <h2 id="earnings" className="text-xl">
        Estimated Earnings
      </h2>
      <div role="status">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-5 sm:grid-cols-3">
          <Figure title="Total Royalty" isMain>
            {earnings && <Total amount={earnings.totalRoyalty} />}
          </Figure>
          <Figure title="Per-book Royalty">
            {earnings && <Money amount={earnings.copy.royaltyPerCopy} />}
          </Figure>
          <Figure title="Suggested MRP">{earnings && <Money amount={earnings.copy.suggestedMrp} />}</Figure>
          <Figure title="Printing Cost">{earnings && <Money amount={earnings.copy.printingCost} />}</Figure>
        </dl>
      </div>
      <EarningsChart earnings={earnings} />
    </section>
  )
}

function Total({ amount }: { amount: Paise | null }) {
  if (amount === null) return <span className="text-base">Too large to be shown exactly</span>
  return <Money amount={amount} className={classNames(amount >= 0 && 'text-palm')} />
}

type FigureProps = { title: string; isMain?: boolean; children: ReactNode }

function Figure({ title, isMain = false, children }: FigureProps) {
  return (
    <div className={isMain ? 'col-span-full' : undefined}>
      <dt className="text-ink-soft text-sm">{title}</dt>
      <dd className={isMain ? 'font-title text-2xl' : 'font-semibold text-lg'}>
        {children ?? <span title="Not calculated yet">-</span>}
      </dd>
    </div>
  )
}
