/** A column of a table for readers: its heading, how the database makes it, and what it says. */
export type Column = readonly [name: string, sql: string, says: string]

/** A table for readers, one file of the export. */
export type Sheet = {
  /** Path inside the archive. */
  file: string
  says: string
  columns: readonly Column[]
  /** Where its rows come from, with their order. */
  from: string
}

/** Rupees with two decimals, exactly. */
export function rupees(paise: string): string {
  return `(${paise} / 100.0)::numeric(20, 2)`
}

/** A text from outside. What a spreadsheet would take for a formula gets an apostrophe before it. */
export function words(text: string): string {
  return `case when ${text} ~ E'^\\\\s*[=+\\\\-@\\\\t\\\\r\\\\n＝＋－＠]' then '''' || ${text} else ${text} end`
}

/** Hundredths of a per cent as per cent. */
export function percent(basisPoints: string): string {
  return `(${basisPoints} / 100.0)::numeric(7, 2)`
}

export function statementOf({ columns, from }: Sheet): string {
  return `select ${columns.map(([name, sql]) => `${sql} as ${name}`).join(', ')} from ${from}`
}
