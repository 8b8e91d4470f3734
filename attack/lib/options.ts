import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

export const partNames = [
  'reads',
  'copies',
  'matrix',
  'wire',
  'slow',
  'works',
  'hostile',
  'bombs',
  'scripts',
] as const
export type PartName = (typeof partNames)[number]

export type Options = {
  /** All requests follow from it. */
  seed: number
  /** So many hostile requests at the most. */
  requests: number
  /** The hostile requests end after so many minutes at the latest. */
  minutes: number
  /** The number of the one request to repeat; null: all of them. */
  only: number | null
  parts: readonly PartName[]
}

const SHORT = { requests: 6_000, minutes: 1 }
const LONG = { requests: 100_000, minutes: 600 }

export const attackOptions = {
  seed: { type: 'string' },
  requests: { type: 'string' },
  minutes: { type: 'string' },
  only: { type: 'string' },
  parts: { type: 'string' },
  short: { type: 'boolean', default: false },
} as const

/** Reads what follows the command. @throws Error that says what can't be read. */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({ args: words, options: attackOptions })
  const bounds = values.short ? SHORT : LONG
  const only = values.only === undefined ? null : wholeNumber('only', values.only)
  if (only !== null && values.seed === undefined) throw new Error('--only needs the --seed of its round')
  return {
    seed: values.seed === undefined ? randomInt(2 ** 31 - 1) : wholeNumber('seed', values.seed),
    requests: values.requests === undefined ? bounds.requests : wholeNumber('requests', values.requests),
    minutes: values.minutes === undefined ? bounds.minutes : wholeNumber('minutes', values.minutes),
    only,
    parts: partsOf(only === null ? values.parts : 'hostile'),
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  return value
}

function partsOf(text: string | undefined): readonly PartName[] {
  if (text === undefined) return partNames
  const named = text.split(',')
  const unknown = named.filter((name) => !partNames.some((known) => known === name))
  if (unknown.length > 0)
    throw new Error(`--parts: there is no ${unknown.join(', ')}; there are ${partNames.join(', ')}`)
  // Hostile requests begin from those that work.
  return partNames.filter((name) => named.includes(name) || (name === 'works' && named.includes('hostile')))
}
