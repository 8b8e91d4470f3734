import { localised } from '@panai/contract/language/localised'
import { type MrpPart, waterfall } from '@panai/contract/royalties/royalty-calculator'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Earnings } from './earnings.ts'
import { Money } from './money.tsx'
import { partLooks } from './part-looks.ts'

const titles = localised<Readonly<Record<MrpPart, string>>>(
  {
    printing: 'less Printing Cost',
    distribution: 'less Distribution Cost',
    margin: 'less Platform Margin',
    royalty: 'Your Royalty',
  },
  {
    printing: 'அச்சுச் செலவு போக',
    distribution: 'விநியோகச் செலவு போக',
    margin: 'தளத்தின் பங்கு போக',
    royalty: 'உங்கள் உரிமைத்தொகை',
  },
)

const words = localised(
  { mrp: 'MRP of one copy', share: (paise: number) => `${paise} paise of each rupee` },
  {
    mrp: 'ஒரு பிரதியின் அதிகபட்ச விலை (MRP)',
    share: (paise: number) => `ரூபாய்க்கு ${paise} பைசா`,
  },
)

/** How the MRP of one copy runs out, cost by cost, down to what is the author's. */
export function Waterfall({ earnings: { copy, ofEachRupee } }: { earnings: Earnings }) {
  return (
    <ol>
      <Step title={words.mrp} amount={<Money amount={copy.mrp} />} from={0} to={1} fill="fill-edge" />
      {waterfall(copy).map(({ part, amount, before, after }) => (
        <Step
          key={part}
          title={titles[part]}
          isRest={part === 'royalty'}
          amount={
            <>
              {part !== 'royalty' && <span aria-hidden="true">− </span>}
              <Money amount={amount} />
            </>
          }
          note={words.share(ofEachRupee[part])}
          from={after / copy.mrp}
          to={before / copy.mrp}
          fill={partLooks[part].fill}
        />
      ))}
    </ol>
  )
}

type StepProps = {
  title: string
  amount: ReactNode
  note?: string
  /** Whether this is what is left in the end. */
  isRest?: boolean
  /** Shares of the MRP, 0 to 1, between which the bar lies. */
  from: number
  to: number
  fill: string
}

function Step({ title, amount, note, isRest = false, from, to, fill }: StepProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t py-3 md:grid-cols-[12rem_1fr_11rem]',
        isRest ? 'border-ink border-t-2' : 'border-line first:border-t-0',
      )}
    >
      <span className={classNames('self-start md:self-center', isRest && 'font-semibold')}>{title}</span>
      <span className="text-right md:order-3">
        <span className={classNames('block', isRest && 'font-semibold')}>{amount}</span>
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      <svg aria-hidden="true" width="100%" height="24" className="col-span-2 block md:order-2 md:col-span-1">
        <rect x={percent(from)} width={percent(to - from)} height="24" rx="2" className={fill} />
      </svg>
    </li>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
