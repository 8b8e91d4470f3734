import { readHead } from '../../../files/read-head.ts'
import { savedName } from '../../../files/saved-name.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'

export const SALES_FILE = 'sales-file'
const MOST_LETTERS = 200
const HEAD_BYTES = 4_096

/** The endings that each kind may keep, the first one for all others. Ingram calls its text .xls, which Excel opens. */
const endings = {
  office: ['xlsx', 'xlsm', 'xlsb', 'docx'],
  openDocument: ['ods', 'ots', 'odt'],
  zip: ['zip', 'numbers'],
  gzip: ['gz'],
  '7z': ['7z'],
  rar: ['rar'],
  compound: ['xls', 'doc', 'msg'],
  pdf: ['pdf'],
  page: ['html', 'htm', 'xml'],
  table: ['csv', 'txt', 'xls'],
  text: ['txt', 'tsv', 'tab', 'csv', 'xls'],
} as const

/** What a browser calls it, without folders and with an ending of what it is. */
export async function nameSalesFile({ name, path }: ReceivedFile): Promise<string> {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const [, stem = last, given = ''] = /^(.*)\.([^.]*)$/.exec(last) ?? []
  const allowed: readonly string[] = endings[kindOf(await readHead(path, HEAD_BYTES))]
  const ending = allowed.find((one) => one === given.toLowerCase()) ?? allowed[0] ?? ''
  return savedName(stem, ending, { otherwise: SALES_FILE, most: MOST_LETTERS })
}

function kindOf(head: Buffer): keyof typeof endings {
  const text = head.toString('latin1').replaceAll('\0', '')
  if (/^PK[^\w\s]{2}/.test(head.toString('latin1'))) return kindOfZip(head)
  if (head.subarray(0, 2).toString('hex') === '1f8b') return 'gzip'
  if (text.startsWith('7z\xbc\xaf')) return '7z'
  if (text.startsWith('Rar!')) return 'rar'
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'compound'
  if (text.startsWith('%PDF-')) return 'pdf'
  if (/^[^<\w]*<[!?a-z]/i.test(text)) return 'page'
  const [first = ''] = text.split(/[\r\n]/)
  return first.includes('\t') ? 'text' : 'table'
}

/** By the name of its first part, as its writers order them: the first of an OpenDocument file says what it is. */
function kindOfZip(head: Buffer): 'office' | 'openDocument' | 'zip' {
  const first = head.subarray(30).toString('latin1')
  if (first.startsWith('mimetype')) return 'openDocument'
  return /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/)/.test(first) ? 'office' : 'zip'
}
