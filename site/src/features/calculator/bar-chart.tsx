import { localised } from '@panai/contract/language/localised'
import { mrpParts } from '@panai/contract/royalties/royalty-calculator'
import { type ChartProps, spokenShares } from './chart-props.ts'
import { moneyWords } from './money-words.ts'
import { partLooks } from './part-looks.ts'

const ROW = 60
const BAR = 26

/** Horizontal bars, so that their names have room on a phone. */
export function BarChart({ shares, ofEachRupee }: ChartProps) {
  const longest = Math.max(...mrpParts.map((part) => shares[part]))
  return (
    <svg
      role="img"
      aria-label={`${localised('Bar chart', 'பட்டை வரைபடம்')}. ${spokenShares(ofEachRupee)}`}
      width="100%"
      height={mrpParts.length * ROW}
      className="text-sm"
    >
      {mrpParts.map((part, at) => (
        <g key={part} className="fill-ink">
          <text y={at * ROW + 20}>{partLooks[part].title}</text>
          <text x="100%" y={at * ROW + 20} textAnchor="end" className="tabular-nums">
            {moneyWords(shares[part])}
          </text>
          <rect
            y={at * ROW + 28}
            width={`${(shares[part] / longest) * 100}%`}
            height={BAR}
            rx="2"
            className={partLooks[part].fill}
          />
        </g>
      ))}
    </svg>
  )
}
