import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { aMark } from './mark.ts'

const script = path.resolve(import.meta.dirname, '../../server/test/add-earner.ts')

export type Earner = { name: string; email: string; account: string }

/** An author with so many rupees of royalties, an issued statement of them and checked bank details. */
export async function anEarner(called: string, rupees: number): Promise<Earner> {
  const mark = aMark()
  const [name, email] = [`${called} ${mark}`, `earner.${mark}@writer.example`]
  const folder = path.dirname(process.env.PANAI_MAIL ?? '')
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    folder,
    name,
    email,
    String(rupees),
  ])
  return { name, email, account: stdout.trim() }
}
