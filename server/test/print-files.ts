import { deflateSync } from 'node:zlib'

export type PrintPage = {
  /** Entries of the page: its boxes. */
  entries?: string
  /** What is painted, in the words of PDF. */
  content?: string
}
type Options = {
  /** Objects by number, from 100 on. */
  objects?: Readonly<Record<number, string>>
  /** Entries of the resources that all pages have. */
  resources?: string
  trailer?: string
  isPacked?: boolean
}

const FIRST_PAGE = 1_000
export const stream = (entries: string, content: string) =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`

/** 5.5 × 8.5 inches. */
export const usualSize = '/MediaBox [0 0 396 612]'

/** A PDF of these pages, by hand, so that it has exactly what a test is about. */
export function aPrintFile(
  pages: readonly PrintPage[],
  { objects = {}, resources = '', trailer = '', isPacked = false }: Options = {},
): Buffer {
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ')
  const all: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /Resources << ${resources} >> >>`],
    ...Object.entries(objects).map(([number, text]): [number, string] => [Number(number), text]),
  ]
  for (const [at, { entries = usualSize, content = '' }] of pages.entries()) {
    const number = FIRST_PAGE + 2 * at
    const packed = deflateSync(content).toString('latin1')
    all.push(
      [number, `<< /Type /Page /Parent 2 0 R ${entries} /Contents ${number + 1} 0 R >>`],
      [number + 1, isPacked ? stream('/Filter /FlateDecode', packed) : stream('', content)],
    )
  }
  let text = '%PDF-1.7\n'
  const places = new Map<number, number>()
  for (const [number, object] of all) {
    places.set(number, text.length)
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const table = text.length
  const rows = [...places]
    .sort(([one], [other]) => one - other)
    .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`
  text += `trailer\n<< /Size ${Math.max(...places.keys()) + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A picture that says it has so many dots; nobody unpacks them. */
export function aPicture(width: number, height: number, entries = '/ColorSpace /DeviceGray'): string {
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ${entries}`,
    'x',
  )
}

/** As many of the same. */
export function pagesOf<Page>(page: Page, count = 20): Page[] {
  return Array<Page>(count).fill(page)
}
