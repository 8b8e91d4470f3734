import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { preferredEncoding, SMALLEST_TO_COMPRESS } from './page-cache.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Made for one person and sent once: what a better one would save in bytes it would cost in time. */
const BROTLI_QUALITY = 4

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
  const bytes =
    encoding === 'br'
      ? await brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await gzip(plain)
  return encoded(answer, encoding, new Uint8Array(bytes))
}

function encoded(
  { status, headers }: Response,
  encoding: 'br' | 'gzip',
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response {
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(body, { status, headers })
}
