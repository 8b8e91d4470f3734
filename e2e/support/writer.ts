import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { aMark } from './mark.ts'

const script = path.resolve(import.meta.dirname, '../../server/test/add-writer.ts')

export type Writer = {
  name: string
  email: string
  password: string
  title: string
  isbn: string
  sku: string
  account: string
}

/** An author with checked bank details and a book that nothing was sold of yet. */
export async function aWriter(called: string, title: string): Promise<Writer> {
  const mark = aMark()
  const [name, email] = [`${called} ${mark}`, `writer.${mark}@writer.example`]
  const folder = path.dirname(process.env.PANAI_MAIL ?? '')
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder, name, email, title])
  const [isbn = '', sku = '', account = ''] = stdout.trim().split(' ')
  return { name, email, password: 'Palmyra-leaf-7', title, isbn, sku, account }
}
