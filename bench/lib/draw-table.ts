import { styleText } from 'node:util'
import type { Finding } from './finding.ts'

const titles: Finding & { verdict: string } = {
  row: 'What',
  figure: 'Measured',
  bound: 'Bound',
  verdict: 'Reached',
  reached: null,
}

/** Draws findings as a table with a line for each. */
export function drawTable(findings: readonly Finding[]): string {
  const lines = [titles, ...findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) }))]
  const columns = ['row', 'figure', 'bound', 'verdict'] as const
  const widths = columns.map((column) => Math.max(...lines.map((line) => [...line[column]].length)))
  const drawn = lines.map((line) =>
    columns
      .map((column, index) => line[column] + ' '.repeat((widths[index] ?? 0) - [...line[column]].length))
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...body] = drawn
  const coloured = body.map((text, index) =>
    findings[index]?.reached === false ? styleText('red', text) : text,
  )
  return [styleText('bold', head), '-'.repeat(head.length), ...coloured].join('\n')
}

function verdictOf({ reached }: Finding): string {
  if (reached === null) return ''
  return reached ? 'yes' : 'NO'
}
