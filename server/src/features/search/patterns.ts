import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Condition = RawBuilder<SqlBool>

/** A pattern that holds `text` as it is. In the lines of an entry a word begins after a space and a name after "| ". */
export function like(before: string, text: string, after: string): string {
  return `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`
}

export function anyLike(column: string, ...patterns: readonly string[]): Condition {
  return joined(column, patterns, ' or ')
}

/** Every one of the words is a word of the column, or the beginning of one. */
export function allLike(
  column: string,
  words: readonly string[],
  which: 'whole' | 'begun' = 'begun',
): Condition {
  return joined(
    column,
    words.map((word) => like('% ', word, which === 'whole' ? ' %' : '%')),
    ' and ',
  )
}

function joined(column: string, patterns: readonly string[], by: ' and ' | ' or '): Condition {
  const conditions = patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`)
  return sql<SqlBool>`(${sql.join(conditions, sql.raw(by))})`
}
