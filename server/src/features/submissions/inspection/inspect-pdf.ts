import { readFile } from 'node:fs/promises'
import { getDocument } from 'unpdf/pdfjs'
import type { DocumentFinding } from './findings.ts'

/** Where the last lines of a whole PDF stand, with what some programs write behind them. */
const TAIL_BYTES = 2_048

/** Opens a PDF as a browser would and counts its pages. One that was cut short would be mended by the reader: it is refused before. */
export async function inspectPdf(path: string): Promise<DocumentFinding> {
  const bytes = await readFile(path)
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return { problem: 'broken' }

  const opening = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    stopAtErrors: true,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    const pdf = await opening.promise
    const { info } = await pdf.getMetadata()
    // Encrypted with an empty password: it opens, but forbids what an editor has to do.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return { problem: 'locked' }
    await pdf.getPage(1)
    await pdf.getPage(pdf.numPages)
    return { kind: 'pdf', pages: pdf.numPages }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  } finally {
    await opening.destroy()
  }
}
