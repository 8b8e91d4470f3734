/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header (RFC 9110, 14.2) for something of `size` bytes. `null` means that the whole is to be sent: there is no
 * range, it is none of bytes, or there are several, which a server may pass over. `'unsatisfiable'` asks for status 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
