import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { payeeRules } from '@panai/contract/payees/payee-rules'
import { z } from 'zod'

const files = createRequire(import.meta.url)
/** By the four letters of a bank its branches: those of digits alone as numbers, the others as they are. */
const branches = z.record(z.string(), z.array(z.union([z.int(), z.string()])))
const names = z.record(z.string(), z.string())

/**
 * The bank of an IFSC, from a list of our own; null when there is none. The list is read each time and not kept: that takes 15 ms
 * and is rare, while kept it would take 3 MB.
 */
export async function findBank(ifsc: string): Promise<string | null> {
  if (!payeeRules.ifsc.pattern.test(ifsc)) return null
  const bank = ifsc.slice(0, 4)
  const branch = ifsc.slice(5)
  const known = (await read('ifsc/src/IFSC.json', branches))[bank] ?? []
  if (!known.includes(/^\d+$/.test(branch) ? Number(branch) : branch)) return null
  const sublet = (await read('ifsc/src/sublet.json', names))[ifsc] ?? bank
  const named = await read('ifsc/src/banknames.json', names)
  return named[sublet] ?? named[bank] ?? bank
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(files.resolve(file), 'utf8')))
}
