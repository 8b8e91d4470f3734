import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './finding.ts'

/** What one call of the benchmark has written. */
export type Measured = {
  began: string
  machine: { processor: string; loadAfter: number }
  findings: Finding[]
}

const MOST_TIMES = 12
const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** All that was measured in this folder, the oldest first. */
export function readHistory(folder: string): Measured[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.json'))
  return names
    .map(({ name }) => name)
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Measured) // written by ourselves
}

/**
 * Each row over time: a bar for the first number of each of the last figures, and the figures themselves with their day and the load
 * of the machine. @param part of the names of the rows that are wanted.
 */
export function drawHistory(measured: readonly Measured[], part = ''): string {
  const wanted = part.toLowerCase()
  const rows = new Set(measured.flatMap(({ findings }) => findings.map(({ row }) => row)))
  const drawn = [...rows]
    .filter((row) => row.toLowerCase().includes(wanted))
    .map((row) => {
      const times = measured
        .flatMap(({ began, machine, findings }) =>
          findings.filter((finding) => finding.row === row).map((finding) => ({ began, machine, finding })),
        )
        .slice(-MOST_TIMES)
      const lines = times.map(({ began, machine, finding: { figure, reached } }) => {
        const verdict = reached === false ? 'NO ' : '   '
        return `  ${verdict} ${began.slice(0, 16).replace('T', ' ')}  load ${machine.loadAfter.toFixed(1)}  ${figure}`
      })
      const bound = times.at(-1)?.finding.bound
      return [
        `${row}${bound ? ` (${bound})` : ''}  ${bar(times.map(({ finding }) => firstNumber(finding.figure)))}`,
        ...lines,
      ].join('\n')
    })
  return drawn.length > 0 ? drawn.join('\n\n') : 'Nothing of that was measured yet.'
}

/** The first number of a figure in words: that by which it is drawn. */
function firstNumber(figure: string): number {
  return Number.parseFloat(/\d[\d,]*(?:\.\d+)?/.exec(figure)?.[0].replaceAll(',', '') ?? '')
}

function bar(values: readonly number[]): string {
  const known = values.filter((value) => !Number.isNaN(value))
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const step = (value: number) => Math.round(((value - least) / (most - least || 1)) * (bars.length - 1))
  return values.map((value) => (Number.isNaN(value) ? ' ' : (bars[step(value)] ?? ''))).join('')
}
