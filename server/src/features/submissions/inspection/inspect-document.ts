import { readHead } from '../../../files/read-head.ts'
import { INPUT } from '../../../untrusted-files/task.ts'
import { beginningOf, HEAD_BYTES } from './document-beginnings.ts'
import type { ToldFinding } from './findings.ts'

/** What the bytes are. What fails in a way that nobody foresaw can't be opened. */
export async function inspectDocument(): Promise<ToldFinding> {
  const beginning = beginningOf(await readHead(INPUT, HEAD_BYTES))
  if (beginning === null) return { problem: 'type' }
  const inspect = await readerOf(beginning)
  return inspect(INPUT).catch(() => ({ problem: 'broken' }))
}

async function readerOf(
  beginning: 'pdf' | 'zip' | 'compound',
): Promise<(path: string) => Promise<ToldFinding>> {
  switch (beginning) {
    case 'pdf':
      return (await import('./inspect-pdf.ts')).inspectPdf
    case 'zip':
      return (await import('./inspect-docx.ts')).inspectDocx
    case 'compound':
      return (await import('./inspect-doc.ts')).inspectDoc
  }
}
