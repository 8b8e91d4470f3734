import { compressQuickly } from './compress.ts'
import { SMALLEST_TO_COMPRESS } from './kept-answer.ts'
import { type Encoding, preferredEncoding } from './preferred-encoding.ts'

const whole = /^(text\/html|application\/json)\b/
const inPieces = /^text\/csv\b/

/**
 * An answer that is not kept, in the encoding that its reader prefers: pages and data as a whole, tables piece by piece. What is
 * compressed already, has a tag of its own bytes, or is too small to gain is left as it is. No cookie tells who asks, so nobody can
 * have a secret sent beside words of their own and learn it from the length.
 * @param accepted the request's Accept-Encoding.
 */
export async function compressAnswer(answer: Response, accepted: string): Promise<Response> {
  const { body, headers } = answer
  const type = headers.get('content-type') ?? ''
  if (body === null || headers.has('content-encoding') || headers.has('etag')) return answer
  if (!whole.test(type) && !inPieces.test(type)) return answer
  headers.append('vary', 'Accept-Encoding')
  const encoding = preferredEncoding(accepted)
  if (encoding === null) return answer
  if (inPieces.test(type)) return encoded(answer, 'gzip', body.pipeThrough(new CompressionStream('gzip')))
  const plain = new Uint8Array(await answer.arrayBuffer())
  if (plain.length < SMALLEST_TO_COMPRESS) return new Response(plain, answer)
  return encoded(answer, encoding, new Uint8Array(await compressQuickly(plain, encoding)))
}

function encoded(
  { status, headers }: Response,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response {
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(body, { status, headers })
}
