import type { PrintedLine } from './statement-document.ts'

/** A line as tests print it. */
export function aPrintedLine(title: string): PrintedLine {
  return {
    ...{ kind: 'sale', on: '2026-01-31', title, format: 'paperback', channel: 'amazon', copies: 3 },
    ...{ price: 29_900, amount: 89_700, basis: 'net', base: 89_700, rate: 2_000, cost: null },
    ...{ share: 10_000, balance: 17_940, note: null },
  }
}
