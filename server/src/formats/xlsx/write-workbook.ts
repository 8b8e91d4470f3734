import { cellName } from '../cell-name.ts'
import { writeZip, type ZipEntry } from '../zip/write-zip.ts'

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets, as they count since March 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** The number by which a spreadsheet knows a day: `2026-04-01`, or a month for its first day. Null for what is neither. */
function serialDay(text: string): number | null {
  const [, month, day = '-01'] = /^(\d{4}-\d{2})(-\d{2})?$/.exec(text) ?? []
  if (month === undefined) return null
  return Math.round((Date.parse(`${month}${day}T00:00:00Z`) - DAY_ZERO) / DAY_MS)
}

/** `money`: rupees. `month` and `day` are ISO dates, a month with or without its first day. */
export type WorkbookColumn = {
  title: string
  kind: 'text' | 'month' | 'day' | 'count' | 'money'
}
export type WorkbookCell = string | number | null
export type WorkbookSheet = {
  name: string
  columns: readonly WorkbookColumn[]
  rows: AsyncIterable<readonly WorkbookCell[]> | Iterable<readonly WorkbookCell[]>
  /** A last row that stands out; empty: there is none. */
  totals: readonly WorkbookCell[]
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A workbook of one sheet, made piece by piece (ECMA-376). Its first row stays in sight, and no text of it is ever a formula. */
export function writeWorkbook(sheet: WorkbookSheet): AsyncGenerator<Uint8Array> {
  return writeZip(partsOf(sheet))
}

async function* partsOf(sheet: WorkbookSheet): AsyncGenerator<ZipEntry> {
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  )
  yield part('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml']))
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName(sheet.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  yield part(
    'xl/_rels/workbook.xml.rels',
    relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  )
  yield part('xl/styles.xml', styles)
  yield { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) }
}

function part(name: string, xml: string): ZipEntry {
  return { name, content: declaration + xml }
}

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`
}

/** By kind, each also bold for the totals: places in `cellXfs` below. 0 is the default, 1 the header. */
const styleOf = { text: 2, count: 4, money: 6, day: 8, month: 10 } as const

const styles = `<styleSheet xmlns="${spreadsheet}"><numFmts count="4"><numFmt numFmtId="164" formatCode="#,##0"/><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="167" formatCode="mmm\\ yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="12"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[
  0, 164, 165, 166, 167,
]
  .flatMap((format) => [0, 1].map((font) => styleXml(format, font)))
  .join('')}</cellXfs></styleSheet>`

/** What is typed over a text stays a text: `quotePrefix` is the apostrophe that a spreadsheet hides. */
function styleXml(format: number, font: number): string {
  const text = format === 0 ? ' quotePrefix="1"' : ' applyNumberFormat="1"'
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1"${text}/>`
}

const widths = { text: 34, count: 12, money: 16, day: 14, month: 12 } as const

async function* sheetXml({ columns, rows, totals }: WorkbookSheet): AsyncGenerator<string> {
  const cols = columns
    .map(({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`)
    .join('')
  yield `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`
  let number = 1
  yield `<row r="1">${columns.map(({ title }, at) => textXml(title, cellName(at, 1), 1)).join('')}</row>`
  for await (const cells of rows) {
    number += 1
    yield rowXml(cells, columns, number, 0)
  }
  if (totals.length > 0) yield rowXml(totals, columns, number + 1, 1)
  yield '</sheetData></worksheet>'
}

function rowXml(
  cells: readonly WorkbookCell[],
  columns: readonly WorkbookColumn[],
  number: number,
  bold: 0 | 1,
): string {
  const each = cells.map((cell, at) => {
    if (cell === null || cell === '') return ''
    const kind = columns[at]?.kind ?? 'text'
    const place = cellName(at, number)
    const style = styleOf[kind] + bold
    const value =
      typeof cell === 'number' ? cell : kind === 'month' || kind === 'day' ? serialDay(cell) : null
    return value === null
      ? textXml(String(cell), place, styleOf.text + bold)
      : `<c r="${place}" s="${style}"><v>${value}</v></c>`
  })
  return `<row r="${number}">${each.join('')}</row>`
}

function textXml(text: string, place: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** Excel takes 31 characters, and none of these. */
function sheetName(name: string): string {
  return name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these can't stand in XML, not even escaped
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
