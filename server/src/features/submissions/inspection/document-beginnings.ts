/** What each kind of document begins with; a name says nothing. */
const beginnings = {
  pdf: Buffer.from('%PDF-'),
  zip: Buffer.from('PK\u0003\u0004'),
  compound: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
} as const

export const HEAD_BYTES = 8

export function beginningOf(head: Buffer): keyof typeof beginnings | null {
  const is = (beginning: Buffer) => head.subarray(0, beginning.length).equals(beginning)
  if (is(beginnings.pdf)) return 'pdf'
  if (is(beginnings.zip)) return 'zip'
  return is(beginnings.compound) ? 'compound' : null
}
