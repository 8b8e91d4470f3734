import { strToU8, zipSync } from 'fflate'
import { escapeXml } from './escape-xml.ts'

/** `number`: as it is stored, which may differ from what a person typed. `formula` without `value`: never calculated. */
export type WorkbookCell =
  | string
  | number
  | null
  | { number: string }
  | { formula: string; value?: string }
  | { error: string }

export type WorkbookSheets = Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An .xlsx workbook as Excel lays it out: texts shared, empty cells and rows left out. */
export function aWorkbook(sheets: WorkbookSheets, { since1904 = false } = {}): Uint8Array {
  return zipSync(workbookParts(sheets, { since1904 }))
}

/** The parts of the zip, for those who want to harm one. */
export function workbookParts(
  sheets: WorkbookSheets,
  { since1904 = false } = {},
): Record<string, Uint8Array> {
  const names = Object.keys(sheets)
  const texts = new Map<string, number>()
  const parts = Object.values(sheets).map((rows) => sheetXml(rows, texts))
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types">${names
      .map(
        (_, at) =>
          `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join('')}<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}">${
      since1904 ? '<workbookPr date1904="1"/>' : ''
    }<sheets>${names
      .map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, at): Relation => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['rIdTexts', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${spreadsheet}">${[...texts.keys()]
      .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
      .join('')}</sst>`,
  }
  parts.forEach((xml, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = xml
  })
  return Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))
}

type Relation = [id: string, type: string, target: string]

function relations(given: readonly Relation[]): string {
  const each = given.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`
}

function sheetXml(rows: WorkbookSheets[string], texts: Map<string, number>): string {
  const written = rows.map((cells, at) => {
    const each = cells.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`, texts)).join('')
    return each === '' ? '' : `<row r="${at + 1}">${each}</row>`
  })
  return `<worksheet xmlns="${spreadsheet}"><sheetData>${written.join('')}</sheetData></worksheet>`
}

function cellXml(cell: WorkbookCell, place: string, texts: Map<string, number>): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') {
    const at = texts.get(cell) ?? texts.size
    texts.set(cell, at)
    return `<c r="${place}" t="s"><v>${at}</v></c>`
  }
  if ('number' in cell) return `<c r="${place}"><v>${cell.number}</v></c>`
  if ('error' in cell) return `<c r="${place}" t="e"><v>${escapeXml(cell.error)}</v></c>`
  const value = cell.value === undefined ? '' : `<v>${escapeXml(cell.value)}</v>`
  return `<c r="${place}"><f>${escapeXml(cell.formula)}</f>${value}</c>`
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
