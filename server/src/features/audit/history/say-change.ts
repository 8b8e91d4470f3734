import type { AuditEntry } from '@panai/contract/console/staff/audit'
import type { Column } from './column-kinds.ts'
import { recordWords } from './record-words.ts'
import { type Names, sayValue } from './say-value.ts'
import type { TableWords } from './table-words.ts'

type Change = Pick<AuditEntry, 'operation' | 'subject' | 'part' | 'before' | 'after'>

/** What was done, in words that go on from a name: "changed the MRP from Rs. 249 to Rs. 299". None where it says nothing to people. */
export function sayChange({ operation, subject, part, before, after }: Change, names: Names): string[] {
  const words = recordWords[wordsKeyOf(subject, part)]
  if (!words) return []
  if (operation === 'update') return sayUpdate(words, before ?? {}, after ?? {}, names)
  const verb = operation === 'delete' ? 'removed' : words.made === undefined ? 'added' : words.made
  if (verb === null) return []
  // For a new record this would list all its fields; the screen shows them.
  if (part === null) return [`${verb} ${words.thing}`]
  if (subject === 'submissions' && part === 'submission_steps') return sayStep(words, after ?? {}, names)
  const told = describe(words, (operation === 'delete' ? before : after) ?? {}, names)
  return [told === '' ? `${verb} ${words.thing}` : `${verb} ${words.thing} (${told})`]
}

export function wordsKeyOf(subject: string, part: string | null): string {
  return part ?? subject
}

type Values = NonNullable<AuditEntry['before']>

/** A change of the status describes a step; its notes are left out. */
function sayStep({ columns }: TableWords, values: Values, names: Names): string[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    column === null || isNone(values[name])
      ? []
      : [`wrote ${column.name}: ${sayValue(column, values[name], names)}`],
  )
}

function describe({ columns }: TableWords, values: Values, names: Names): string {
  return Object.entries(columns)
    .filter(([name, column]) => column !== null && column.kind !== 'withheld' && !isNone(values[name]))
    .map(
      ([name, column]) =>
        `${nameOnly(column)} ${column === null ? '' : sayValue(column, values[name], names)}`,
    )
    .join(', ')
}

function nameOnly(column: Column | null): string {
  return column?.name.replace(/^the /, '') ?? ''
}

function sayUpdate({ columns }: TableWords, before: Values, after: Values, names: Names): string[] {
  // In the order of the words, which puts first what matters most.
  return Object.entries(columns).flatMap(([name, column]) =>
    column !== null && (name in before || name in after)
      ? [sayColumn(column, before[name], after[name], names)]
      : [],
  )
}

function sayColumn(column: Column, was: unknown, becomes: unknown, names: Names): string {
  const { name, kind, given, taken, moved } = column
  const say = (value: unknown) => sayValue(column, value, names)
  if (kind === 'withheld') return isNone(becomes) ? `removed ${name}` : `changed ${name}`
  if (kind === 'yes') return `set ${name} to ${say(becomes)}`
  if (isNone(was)) return given ?? `set ${name} to ${say(becomes)}`
  if (isNone(becomes)) return taken ?? `removed ${name} (${say(was)})`
  return `${moved ?? `changed ${name}`} from ${say(was)} to ${say(becomes)}`
}

function isNone(value: unknown): boolean {
  return value === null || value === undefined
}
