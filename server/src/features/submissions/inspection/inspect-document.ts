import { open } from 'node:fs/promises'
import type { ToldFinding } from './findings.ts'
import { inspectDoc } from './inspect-doc.ts'
import { inspectDocx } from './inspect-docx.ts'
import { inspectPdf } from './inspect-pdf.ts'

const beginnings: [Buffer, (path: string) => Promise<ToldFinding>][] = [
  [Buffer.from('%PDF-'), inspectPdf],
  [Buffer.from('PK\u0003\u0004'), inspectDocx],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), inspectDoc],
]

/** What the bytes are; a name says nothing. What fails in a way that nobody foresaw can't be opened. */
export async function inspectDocument(path: string): Promise<ToldFinding> {
  const head = await readHead(path)
  const known = beginnings.find(([beginning]) => head.subarray(0, beginning.length).equals(beginning))
  if (!known) return { problem: 'type' }
  const [, inspect] = known
  return inspect(path).catch(() => ({ problem: 'broken' }))
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
