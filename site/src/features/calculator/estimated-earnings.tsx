import { localised } from '@panai/contract/language/localised'
import type { Paise } from '@panai/contract/money/money'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Earnings } from './earnings.ts'
import { EarningsChart } from './earnings-chart.tsx'
import { Money } from './money.tsx'
import { partLooks } from './part-looks.ts'

const words = localised(
  {
    title: 'Estimated Earnings',
    total: 'Total Royalty',
    perCopy: 'Per-book Royalty',
    mrp: 'Suggested MRP',
    tooLarge: 'Too large to be shown exactly',
    notYet: 'Not calculated yet',
  },
  {
    title: 'எதிர்பார்க்கும் வருமானம்',
    total: 'மொத்த உரிமைத்தொகை',
    perCopy: 'ஒரு பிரதிக்கு உரிமைத்தொகை',
    mrp: 'பரிந்துரைக்கும் MRP',
    tooLarge: 'துல்லியமாகக் காட்ட முடியாத அளவுக்குப் பெரிய தொகை',
    notYet: 'இன்னும் கணக்கிடவில்லை',
  },
)

/** The result: dashes until something has been calculated. */
export function EstimatedEarnings({ earnings }: { earnings: Earnings | null }) {
  return (
    <section
      aria-labelledby="earnings"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-lg border border-line p-4 sm:p-6 print:border-0 print:p-0"
    >
      <h2 id="earnings" className="text-xl">
        {words.title}
      </h2>
      <div role="status">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-5 sm:grid-cols-3">
          <Figure title={words.total} isMain>
            {earnings && <Total amount={earnings.totalRoyalty} />}
          </Figure>
          <Figure title={words.perCopy}>{earnings && <Money amount={earnings.copy.royaltyPerCopy} />}</Figure>
          <Figure title={words.mrp}>{earnings && <Money amount={earnings.copy.suggestedMrp} />}</Figure>
          <Figure title={partLooks.printing.title}>
            {earnings && <Money amount={earnings.copy.printingCost} />}
          </Figure>
        </dl>
      </div>
      <EarningsChart earnings={earnings} />
    </section>
  )
}

function Total({ amount }: { amount: Paise | null }) {
  if (amount === null) return <span className="text-base">{words.tooLarge}</span>
  return <Money amount={amount} className={classNames(amount >= 0 && 'text-palm')} />
}

type FigureProps = { title: string; isMain?: boolean; children: ReactNode }

function Figure({ title, isMain = false, children }: FigureProps) {
  return (
    <div className={isMain ? 'col-span-full' : undefined}>
      <dt className="text-ink-soft text-sm">{title}</dt>
      <dd className={isMain ? 'font-title text-2xl' : 'font-semibold text-lg'}>
        {children ?? <span title={words.notYet}>-</span>}
      </dd>
    </div>
  )
}
