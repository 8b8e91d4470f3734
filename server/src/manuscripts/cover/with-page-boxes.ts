import type { Box } from '../pdf/boxes.ts'
import { MM_PER_POINT } from '../pdf/page-size.ts'

/** Typst writes a page as an object of plain text with this in it, and no other box. */
const mediaBox =
  /(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/MediaBox ?\[[^\]]*\](?:(?!endobj)[\s\S])*?>>\s*endobj/g
/** The end of a file with its table: where the table begins, and what the trailer says. */
const ending = /trailer\s*<<([\s\S]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/

/**
 * Says of each page of a PDF where the knife goes and how far the bleed reaches: appended as PDF has it for changes, the rest stays as it was.
 * @param boxes in millimetres, from below and from the left. @throws Error when it is no PDF as Typst writes it.
 */
export function withPageBoxes(pdf: Buffer, { trim, bleed }: { trim: Box; bleed: Box }): Buffer {
  const text = pdf.toString('latin1')
  const pages = [...text.matchAll(mediaBox)]
  const [, trailer, table] = ending.exec(text) ?? []
  if (pages.length === 0 || trailer === undefined || table === undefined)
    throw new Error('pages whose boxes can not be set')
  const boxes = `/TrimBox ${written(trim)} /BleedBox ${written(bleed)}`
  let next = '\n'
  let entries = ''
  for (const [whole, number = ''] of pages) {
    entries += `${number} 1\n${String(pdf.length + next.length).padStart(10, '0')} 00000 n\r\n`
    next += `${whole.replace(/\/MediaBox ?\[[^\]]*\]/, (box) => `${box} ${boxes}`)}\n`
  }
  const after = `xref\n${entries}trailer\n<<${trailer.trimEnd()} /Prev ${table}>>\nstartxref\n${pdf.length + next.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(next + after, 'latin1')])
}

const written = ({ left, bottom, right, top }: Box) =>
  `[${[left, bottom, right, top].map((side) => Number((side / MM_PER_POINT).toFixed(3))).join(' ')}]`
