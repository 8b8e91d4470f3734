import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { BarChart } from './bar-chart.tsx'
import type { Earnings } from './earnings.ts'
import { PartsTable } from './parts-table.tsx'
import { PieChart } from './pie-chart.tsx'

const words = localised(
  {
    chart: 'Chart',
    pie: 'Pie Chart',
    bar: 'Bar Chart',
    notYet: 'Calculate to see results',
    noCopies: 'Enter at least 1 copy to see where the money goes',
    tooLarge: 'The sums are too large to be shown exactly',
  },
  {
    chart: 'வரைபடம்',
    pie: 'வட்ட வரைபடம்',
    bar: 'பட்டை வரைபடம்',
    notYet: 'கணக்கிட்டால் முடிவு தெரியும்',
    noCopies: 'விற்கும் பிரதிகள் குறைந்தது 1 என்று எழுதினால், பணம் எங்கே போகிறது என்று தெரியும்',
    tooLarge: 'துல்லியமாகக் காட்ட முடியாத அளவுக்குப் பெரிய தொகைகள்',
  },
)

const kinds = [words.pie, words.bar] as const

/** Where the price of all copies goes, drawn and in figures. */
export function EarningsChart({ earnings }: { earnings: Earnings | null }) {
  const [shown, setShown] = useState(words.pie)
  const Chart = shown === words.pie ? PieChart : BarChart
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields */}
      <div role="group" aria-label={words.chart} className="flex flex-wrap gap-2 print:hidden">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
            className={classNames(
              'min-h-11 rounded-sm border px-4 font-semibold text-sm',
              kind === shown
                ? 'border-palm bg-palm text-on-palm'
                : 'border-edge text-ink hover:border-palm hover:text-palm',
            )}
          >
            {kind}
          </button>
        ))}
      </div>
      <div className="flex h-[250px] items-center">
        {earnings?.shares && earnings.copies ? (
          <Chart shares={earnings.shares} ofEachRupee={earnings.ofEachRupee} />
        ) : (
          <p className="mx-auto max-w-64 text-center text-ink-soft">{reason(earnings)}</p>
        )}
      </div>
      <PartsTable earnings={earnings} />
    </div>
  )
}

/** Why there is nothing to draw. */
function reason(earnings: Earnings | null): string {
  if (earnings === null) return words.notYet
  return earnings.copies === 0 ? words.noCopies : words.tooLarge
}
