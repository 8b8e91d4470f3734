import { inRupees } from '@panai/contract/money/grouped-rupees'
import { paise } from '@panai/contract/money/money'
import { z } from 'zod'
import { type Column, type NamedTable, namedTables } from './column-kinds.ts'

/** The names of records that values are the numbers of. */
export type Names = Readonly<Record<NamedTable, ReadonlyMap<number, string>>>

const LONGEST = 200
const zone = { timeZone: 'Asia/Kolkata' } as const
const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', ...zone })

/** What a value means to people, such as "Rs. 249" or “பனை ஓலை”. */
export function sayValue(column: Column, value: unknown, names: Names): string {
  const { kind } = column
  if (isNamed(kind)) return names[kind].get(Number(value)) ?? `no. ${String(value)}, which is gone`
  if (Array.isArray(value)) {
    const said = value.map((one) => sayValue(column, one, names))
    return said.length === 0 ? 'none' : said.join(', ')
  }
  switch (kind) {
    case 'paise':
      return inRupees(paise(Number(value))).replace(/\.00$/, '')
    case 'share':
      return `${Number(value) / 100} %`
    case 'day':
      return dayFormat.format(new Date(`${String(value).slice(0, 10)}T00:00:00Z`))
    case 'moment':
      return momentFormat.format(new Date(String(value)))
    case 'yes':
      return value === true ? 'yes' : 'no'
    case 'choice':
      return column.choices?.[String(value)] ?? sentence(String(value))
    case 'number':
      return String(value)
    default:
      return `“${beginningOf(z.string().catch(JSON.stringify(value)).parse(value))}”`
  }
}

function isNamed(kind: Column['kind']): kind is NamedTable {
  return namedTables.some((table) => table === kind)
}

function sentence(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replace(/[-_]/g, ' ')
}

function beginningOf(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
