import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Condition = RawBuilder<SqlBool>

/** Greater than any letter: what begins with a text lies between the text and the text with this after it. */
const LAST_LETTER = '\u{10ffff}'

/** A pattern that holds `text` as it is. In the lines of an entry a word begins after a space and a name after "| ". */
export function like(before: string, text: string, after: string): string {
  return `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`
}

/** As an index in the order of code points answers it, also to a plan that does not know the text. */
export function beginsWith(column: string, text: string): Condition {
  return sql<SqlBool>`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST_LETTER})`
}

/** Of a longer word the index of words has so much. */
const MOST_INDEXED = 100

/** A word of an entry's keys, or its beginning; a name in one word begins with "=". */
export function keyWord(word: string, which: 'whole' | 'begun' = 'begun'): string {
  const indexed = Array.from(word).slice(0, MOST_INDEXED).join('')
  return `'${indexed.replace(/['\\]/g, '$&$&')}'${which === 'begun' ? ':*' : ''}`
}

/** The entry's keys have such words: as a text search query says it, which the index of words answers. */
export function hasKeyWords(query: string | RawBuilder<unknown>): Condition {
  return sql<SqlBool>`key_words(keys) @@ ${query}::tsquery`
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
