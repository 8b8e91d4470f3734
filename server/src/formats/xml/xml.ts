/** Well-formed source of an element, or of several. Only `xml` makes it: whatever an author wrote has been escaped. */
export class Xml {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}
type Value = string | number | null | false | Xml | readonly (Xml | null | false)[]

/** Source with values in it: text is escaped, nothing stands for null and false. */
export function xml(strings: TemplateStringsArray, ...values: readonly Value[]): Xml {
  return new Xml(strings.reduce((source, string, at) => source + written(values[at - 1] ?? null) + string))
}

function written(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Xml) return value.source
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? escaped(value) : value.map(written).join('')
}

/** What no XML may hold, however it is written. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (letter) => names[letter] ?? letter)
}
