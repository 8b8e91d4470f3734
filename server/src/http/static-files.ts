import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { readRange } from './byte-range.ts'
import { preferredEncoding } from './preferred-encoding.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Common = { headers: Record<string, string>; etag: string }
type SmallFile = Common & { body: Buffer; br?: Buffer; gzip?: Buffer }
/** Megabytes that few ask for: read from `place` when they are wanted, in the pieces that are asked for. */
type Film = Common & { place: string; size: number }
type StaticFile = SmallFile | Film

/** The built site's files, all but films held in memory with the compressed forms that the build made beside them. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * @param folder holds `assets/` (hashed names, kept for ever by browsers) and files with fixed names.
 * @param common headers on every answer.
 */
export async function loadStaticFiles(
  folder: string,
  common: Readonly<Record<string, string>>,
): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name))
  const present = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type || name.startsWith('.')) continue
    const body = await readFile(path.join(folder, name))
    const forever = name.startsWith(`assets${path.sep}`)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const film = type.startsWith('video/')
    const headers = {
      'content-type': type,
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...common,
      etag,
      ...(film ? { 'accept-ranges': 'bytes' } : { vary: 'Accept-Encoding' }),
    }
    const address = `/${name.split(path.sep).join('/')}`
    if (film) {
      files.set(address, { headers, etag, place: path.join(folder, name), size: body.length })
      continue
    }
    files.set(address, {
      body,
      ...(present.has(`${name}.br`) && { br: await readFile(path.join(folder, `${name}.br`)) }),
      ...(present.has(`${name}.gz`) && { gzip: await readFile(path.join(folder, `${name}.gz`)) }),
      etag,
      headers,
    })
  }
  return files
}

export function writeStatic(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, file.headers).end()
    return
  }
  if ('place' in file) {
    writeFilm(request, response, file)
    return
  }
  const encoding = file.br ? preferredEncoding(request.headers['accept-encoding'] ?? '') : null
  const body = (encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : undefined) ?? file.body
  response.writeHead(200, {
    ...file.headers,
    ...(encoding && body !== file.body && { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A browser asks for a film piece by piece, and Safari plays none that it can't have so. */
function writeFilm(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, place, size }: Film,
): void {
  const { range: asked, 'if-range': only } = request.headers
  const range =
    request.method === 'GET' && (only === undefined || only === etag) ? readRange(asked, size) : null
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range ? 206 : 200, {
    ...headers,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    'content-length': end - start + 1,
  })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  // Whoever goes away in the middle has had enough: pipeline closes both ends, and there is nobody to tell.
  pipeline(createReadStream(place, { start, end }), response, () => {})
}
