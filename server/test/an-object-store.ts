import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { parseStorageUrl, type StorageKey } from '../src/config/storage-settings.ts'
import { openStorage, type Storage } from '../src/files/storage.ts'

const BUCKET = 'books'
const REGION = 'ap-south-1'
const KEY = { id: 'a-key-of-the-tests', secret: 'a-secret-key-of-the-tests' }
/** Few, so that a short list has several pages. */
const KEYS_PER_PAGE = 3

type Reply = { status: number; headers?: Record<string, string | number>; body?: Buffer | string }

/**
 * An object store that speaks as much of Amazon's protocol as files need (put, get, head, delete, list in pages), over HTTP, and
 * checks the signature and the sum of each request: a stand-in for a server that is not ours. What it does not know it refuses.
 * @returns the storage that STORAGE_URL would open on it.
 */
export async function anObjectStore(storageKey: StorageKey | null = null): Promise<Storage> {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = createServer((request, response) => {
    void answer(objects, request).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, fault(500, String(error))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubEnv('AWS_ACCESS_KEY_ID', KEY.id)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', KEY.secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { port } = server.address() as AddressInfo // it listens on a port
  const storage = parseStorageUrl(`s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=${REGION}`)
  return openStorage({ storage, storageKey, dataDir: '/nowhere' })
}

async function answer(
  objects: Map<string, { body: Buffer; type: string }>,
  request: IncomingMessage,
): Promise<Reply> {
  const url = new URL(request.url ?? '', 'http://store')
  const body = await buffer(request)
  const refusal = refuse(request, url, body)
  if (refusal) return fault(403, refusal)
  const [, bucket, ...rest] = url.pathname.split('/')
  if (bucket !== BUCKET) return fault(404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  if (key === '')
    return request.method === 'GET' ? list([...objects.keys()], url) : fault(501, 'NotImplemented')
  const found = objects.get(key)
  switch (request.method) {
    case 'PUT':
      objects.set(key, { body, type: request.headers['content-type'] ?? 'application/octet-stream' })
      return { status: 200, headers: { etag: etagOf(body) } }
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    case 'HEAD':
    case 'GET': {
      if (!found) return fault(404, 'NoSuchKey')
      const headers = {
        'content-type': found.type,
        'content-length': found.body.length,
        'last-modified': new Date().toUTCString(),
        etag: etagOf(found.body),
      }
      return { status: 200, headers, body: found.body }
    }
    default:
      return fault(501, 'NotImplemented')
  }
}

/** ListObjectsV2 without folders. */
function list(keys: readonly string[], { searchParams }: URL): Reply {
  if (searchParams.get('list-type') !== '2' || searchParams.get('delimiter'))
    return fault(501, 'NotImplemented')
  const after = searchParams.get('continuation-token') ?? ''
  const prefix = searchParams.get('prefix') ?? ''
  const rest = keys.filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = rest.slice(0, KEYS_PER_PAGE)
  const next = rest.length > page.length ? page.at(-1) : undefined
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  const body = `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents}</ListBucketResult>`
  return { status: 200, headers: { 'content-type': 'application/xml' }, body }
}

/** Why a request is not let in: see "Signature Version 4" in Amazon's documentation. */
function refuse(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': sum } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', names = '', signature = ''] = parts.exec(authorization) ?? []
  if (id !== KEY.id || region !== REGION || typeof date !== 'string') return 'AccessDenied'
  if (sum !== sha256(body) && sum !== 'UNSIGNED-PAYLOAD') return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map((pair) => pair.map(percentEncoded).join('=')).sort()
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, sum].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`)
  const signed = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(signed, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function fault(status: number, code: string): Reply {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}
