export type TextForm = {
  delimiter?: ',' | '\t' | ';'
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Whether a byte order mark goes before. */
  mark?: boolean
  lineEnd?: '\n' | '\r\n' | '\r'
  /** Every cell stands in quotation marks, in tab text too. */
  quoted?: boolean
}

export type TextCell = string | number | null

/** A table as text. Tab text is written without quotes, as channels write it. */
export function aTextTable(rows: readonly (readonly TextCell[])[], form: TextForm = {}): Uint8Array {
  const { delimiter = ',', lineEnd = '\r\n', encoding = 'utf-8', mark = false, quoted = false } = form
  const line = (cells: readonly TextCell[]) =>
    cells.map((cell) => written(cell, delimiter, quoted)).join(delimiter)
  const text = rows.map((cells) => line(cells) + lineEnd).join('')
  return encode(mark ? `\ufeff${text}` : text, encoding)
}

function written(cell: TextCell, delimiter: string, quoted: boolean): string {
  const text = String(cell ?? '')
  const needsQuotes = quoted || (delimiter !== '\t' && (/["\r\n]/.test(text) || text.includes(delimiter)))
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

function encode(text: string, encoding: TextForm['encoding']): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  // The same as Windows-1252 but for its signs between 0x80 and 0x9f, of which samples use none.
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1')
  return Buffer.from(text, 'utf8')
}
