import { readHead } from '../../../files/read-head.ts'
import { savedName } from '../../../files/saved-name.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'

export const SALES_FILE = 'sales-file'
const MOST_LETTERS = 200
const HEAD_BYTES = 4_096

/** The endings that each kind may keep, the first one for all others. Ingram calls its text .xls, which Excel opens. */
const endings = {
  zip: ['xlsx', 'xlsm', 'ods', 'numbers', 'zip'],
  compound: ['xls'],
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
  if (text.startsWith('PK')) return 'zip'
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'compound'
  if (text.startsWith('%PDF-')) return 'pdf'
  if (/^[^<\w]*<[!?a-z]/i.test(text)) return 'page'
  const [first = ''] = text.split(/[\r\n]/)
  return first.includes('\t') ? 'text' : 'table'
}
