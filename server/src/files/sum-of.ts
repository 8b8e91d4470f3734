import { createHash } from 'node:crypto'

/** The SHA-256 of what is read, in hexadecimal digits. */
export async function sumOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}
