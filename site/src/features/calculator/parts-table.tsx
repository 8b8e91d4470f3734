import { localised } from '@panai/contract/language/localised'
import { mrpParts } from '@panai/contract/royalties/royalty-calculator'
import type { Earnings } from './earnings.ts'
import { Money } from './money.tsx'
import { partLooks } from './part-looks.ts'

const words = localised(
  { caption: 'Where the price of all copies goes', part: 'Part', amount: 'Amount', share: 'Share' },
  { caption: 'எல்லாப் பிரதிகளின் விலையும் எங்கே போகிறது', part: 'பகுதி', amount: 'தொகை', share: 'பங்கு' },
)

/** The key to the chart and its values, for anyone who sees it and for anyone who does not. */
export function PartsTable({ earnings }: { earnings: Earnings | null }) {
  const shares = earnings?.shares
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {mrpParts.map((part) => (
          <tr key={part} className="border-line border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-2">
                <svg aria-hidden="true" width="14" height="14" className="shrink-0">
                  <rect width="14" height="14" rx="2" className={partLooks[part].fill} />
                </svg>
                {partLooks[part].title}
              </span>
            </th>
            {/* On the narrowest screens a huge sum is broken where it has to be. */}
            <td className="py-2 pl-3 text-right max-[22rem]:w-full max-[22rem]:wrap-anywhere">
              {shares ? <Money amount={shares[part]} className="max-[22rem]:whitespace-normal" /> : '-'}
            </td>
            <td className="w-12 py-2 pl-2 text-right text-ink-soft">
              {shares && earnings ? `${earnings.ofEachRupee[part]}%` : '-'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
