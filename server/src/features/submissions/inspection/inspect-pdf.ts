import { readFile } from 'node:fs/promises'
import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import type { ReportedFinding } from './findings.ts'
import { isActivePdf } from './is-active-pdf.ts'

/** So many pages tell whether the rest are letters or pictures of letters. */
const PAGES_READ = 8
const MM_PER_POINT = 25.4 / 72

/**
 * Opens a PDF as a browser would and counts its pages. One that was cut short would be mended by the reader: it is refused before.
 * @throws Error when the reader can't open it.
 */
export async function inspectPdf(path: string): Promise<ReportedFinding> {
  const bytes = await readFile(path)
  if (!isWhole(bytes.toString('latin1'))) return { problem: 'broken' }

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
    if (isActivePdf(bytes) || (await pdf.getAttachments()) !== null || (await pdf.hasJSActions()))
      return { problem: 'active' }
    const first = await pdf.getPage(1)
    await pdf.getPage(pdf.numPages)
    return {
      kind: 'pdf',
      pages: pdf.numPages,
      hasText: await hasText(pdf).catch(() => null),
      pageSize: sizeOf(first.getViewport({ scale: 1 })),
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return { problem: 'locked' }
    throw error
  } finally {
    await opening.destroy()
  }
}

/** The last lines are there. What web servers and others put behind them does no harm, but an object of its own would need lines of its own. */
function isWhole(text: string): boolean {
  const end = text.slice(text.lastIndexOf('startxref'))
  return /^startxref\s+\d+\s+%%EOF/.test(end) && !/\d\s+\d+\s+obj\b/.test(end)
}

async function hasText(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= Math.min(PAGES_READ, pdf.numPages); number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true
  }
  return false
}

/** A page without an extent, or with an absurd one, has no size that anybody could go by. */
function sizeOf({
  width,
  height,
}: {
  width: number
  height: number
}): { width: number; height: number } | null {
  const [across, down] = [width, height].map((points) => Math.round(points * MM_PER_POINT * 10) / 10)
  const isSize = (side: number | undefined): side is number => side !== undefined && side > 0 && side < 99_999
  return isSize(across) && isSize(down) ? { width: across, height: down } : null
}
