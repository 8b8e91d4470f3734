import { strToU8, zipSync } from 'fflate'
import type { WorkbookCell, WorkbookSheets } from './a-workbook.ts'
import { escapeXml } from './escape-xml.ts'

const namespaces = ['office', 'table', 'text', 'manifest']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet'

/** An .ods workbook as LibreOffice writes it: each row has empty cells to the last column, and behind the rows are empty ones to the last. */
export function anOds(sheets: WorkbookSheets): Uint8Array {
  const { mimetype = new Uint8Array(), ...parts } = odsParts(spreadsheetXml(sheets))
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...parts })
}

/** An .ods workbook of these tables, which are not packed. @param tables XML */
export function anOdsOf(tables: string): Uint8Array {
  return zipSync(odsParts(`<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>`), {
    level: 0,
  })
}

/** The parts of the zip, for those who want to harm one. @param body XML, of the document's content */
export function odsParts(
  body: string,
  { type = spreadsheet, manifest = '' } = {},
): Record<string, Uint8Array> {
  const parts = {
    mimetype: type,
    'Configurations2/toolbar/': '',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${namespaces} xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" office:version="1.3">${body}</office:document-content>`,
    'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest ${namespaces}><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${manifest}</manifest:file-entry></manifest:manifest>`,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
}

function spreadsheetXml(sheets: WorkbookSheets): string {
  const tables = Object.entries(sheets).map(
    ([name, rows]) =>
      `<table:table table:name="${escapeXml(name)}"><table:table-column table:number-columns-repeated="16384"/>${rows.map(rowXml).join('')}<table:table-row table:number-rows-repeated="${1_048_576 - rows.length}"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
  )
  return `<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body>`
}

function rowXml(cells: readonly WorkbookCell[]): string {
  return `<table:table-row>${cells.map(cellXml).join('')}<table:table-cell table:number-columns-repeated="${16_384 - cells.length}"/></table:table-row>`
}

function cellXml(cell: WorkbookCell): string {
  if (cell === null || cell === '') return '<table:table-cell/>'
  if (typeof cell === 'number') return numberXml(String(cell))
  if (typeof cell === 'string') return textXml(cell)
  if ('number' in cell) return numberXml(cell.number)
  if ('error' in cell) return textXml(cell.error, ' office:string-value="" calcext:value-type="error"')
  const formula = ` table:formula="of:=${escapeXml(cell.formula)}"`
  return cell.value === undefined ? `<table:table-cell${formula}/>` : textXml(cell.value, formula)
}

function numberXml(value: string): string {
  return `<table:table-cell office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${value}</text:p></table:table-cell>`
}

function textXml(text: string, attributes = ''): string {
  const paragraphs = text.split('\n').map((line) => `<text:p>${escapeXml(line)}</text:p>`)
  return `<table:table-cell office:value-type="string"${attributes}>${paragraphs.join('')}</table:table-cell>`
}
