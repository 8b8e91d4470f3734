import { readHead } from '../../../files/read-head.ts'
import { asBrokenFile, BrokenFile } from '../../../formats/broken-file.ts'
import { INPUT } from '../../../untrusted-files/task.ts'
import { beginningOf, HEAD_BYTES } from './document-beginnings.ts'
import type { ReportedFinding } from './findings.ts'

/** What the bytes are; what their reader has something against can't be opened. @throws a fault of the system or of our own. */
export async function inspectDocument(): Promise<ReportedFinding> {
  const beginning = beginningOf(await readHead(INPUT, HEAD_BYTES))
  if (beginning === null) return { problem: 'type' }
  const inspect = await readerOf(beginning)
  try {
    return await inspect(INPUT)
  } catch (error) {
    const found = asBrokenFile(error)
    if (found instanceof BrokenFile) return { problem: 'broken' }
    throw found
  }
}

async function readerOf(
  beginning: 'pdf' | 'zip' | 'compound',
): Promise<(path: string) => Promise<ReportedFinding>> {
  switch (beginning) {
    case 'pdf':
      return (await import('./inspect-pdf.ts')).inspectPdf
    case 'zip':
      return (await import('./inspect-docx.ts')).inspectDocx
    case 'compound':
      return (await import('./inspect-doc.ts')).inspectDoc
  }
}
