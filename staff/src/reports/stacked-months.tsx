import { Box, Typography, useTheme } from '@mui/material'
import type { Month } from './chart-parts.ts'

/** Parts of a whole side by side, of the house's colours; neighbours differ in lightness too, for anyone who sees no hues. */
const partColours = ['palm', 'turmeric', 'info', 'edge', 'hibiscus', 'slice-purple', 'ink-soft'] as const

const HEIGHT = 260
const FOOT = 26
const HEAD = 22

type StackedMonthsProps = { title: string; series: readonly string[]; months: readonly Month[] }
type Block = { from: number; to: number; colour: string }

/** A column for each month, made of its parts; what came back hangs below the line. The table beside it has every figure. */
export function StackedMonths({ title, series, months }: StackedMonthsProps) {
  const { palette } = useTheme()
  const columns = months.map(stack)
  const ends = columns.flat().flatMap(({ from, to }) => [from, to])
  const top = Math.max(0, ...ends)
  const bottom = Math.min(0, ...ends)
  const scale = (HEIGHT - HEAD - FOOT) / (top - bottom || 1)
  const y = (value: number) => HEAD + (top - value) * scale
  const share = 100 / months.length
  const every = Math.ceil(months.length / 12)
  const spoken = months.map(({ name, words }) => `${name} ${words}`).join(', ')
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {series.length > 1 && <Legend series={series} />}
      <svg role="img" aria-label={`${title} by month. ${spoken}`} width="100%" height={HEIGHT} fontSize="13">
        {columns.map((blocks, month) =>
          blocks.map(({ from, to, colour }, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
              key={`${month} ${at}`}
              x={`${(month + 0.16) * share}%`}
              width={`${0.68 * share}%`}
              y={y(Math.max(from, to))}
              height={Math.abs(to - from) * scale}
              fill={colour}
            />
          )),
        )}
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} stroke={palette.text.secondary} />
        {months.map(
          ({ name }, at) =>
            (months.length - 1 - at) % every === 0 && (
              <text
                key={name}
                x={`${(at + 0.5) * share}%`}
                y={HEIGHT - 8}
                textAnchor="middle"
                fill={palette.text.secondary}
              >
                {/* A phone has no room for years beside each other. */}
                {name.slice(0, 3)}
              </text>
            ),
        )}
      </svg>
    </Box>
  )
}

function Legend({ series }: { series: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Colours"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {series.map((name, at) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg aria-hidden="true" width="14" height="14">
            <rect width="14" height="14" rx="2" fill={partColour(at)} />
          </svg>
          <Typography variant="body2" component="span">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Sales grow up from the line, returns down from it. */
function stack({ parts }: Month): Block[] {
  let up = 0
  let down = 0
  return parts.flatMap(({ value }, at): Block[] => {
    if (value === 0) return []
    const from = value > 0 ? up : down
    const to = from + value
    if (value > 0) up = to
    else down = to
    return [{ from, to, colour: partColour(at) }]
  })
}

function partColour(at: number): string {
  return `var(--color-${partColours[at % partColours.length] ?? partColours[0]})`
}
