import { localised } from '@panai/contract/language/localised'
import { mrpParts } from '@panai/contract/royalties/royalty-calculator'
import { type ChartProps, spokenShares } from './chart-props.ts'
import { partLooks } from './part-looks.ts'
import { pieSlices } from './pie-slices.ts'

const RADIUS = 115
const SIZE = 2 * RADIUS + 4
/** Per cent from which on a slice has room for its number. */
const ROOM = 6

export function PieChart({ shares, ofEachRupee }: ChartProps) {
  const slices = pieSlices(mrpParts.map((part) => shares[part]))
  return (
    <svg
      role="img"
      aria-label={`${localised('Pie chart', 'வட்ட வரைபடம்')}. ${spokenShares(ofEachRupee)}`}
      width={SIZE}
      height={SIZE}
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      className="mx-auto"
    >
      {mrpParts.map((part, at) => (
        <path
          key={part}
          d={slices[at]?.path}
          transform={`scale(${RADIUS})`}
          vectorEffect="non-scaling-stroke"
          className={`${partLooks[part].fill} stroke-2 stroke-paper`}
        />
      ))}
      {mrpParts.map((part, at) => {
        const [x, y] = slices[at]?.middle ?? [0, 0]
        return (
          ofEachRupee[part] >= ROOM && (
            <text
              key={part}
              x={x * RADIUS}
              y={y * RADIUS}
              textAnchor="middle"
              dominantBaseline="central"
              className={`${partLooks[part].label} font-semibold text-sm`}
            >
              {`${ofEachRupee[part]}%`}
            </text>
          )
        )
      })}
    </svg>
  )
}
