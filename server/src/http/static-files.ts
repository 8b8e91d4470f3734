import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { preferredEncoding } from './page-cache.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
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

type StaticFile = { body: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string>; etag: string }

/** The built site's files, held in memory with the compressed forms that the build made beside them. */
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
    files.set(`/${name.split(path.sep).join('/')}`, {
      body,
      ...(present.has(`${name}.br`) && { br: await readFile(path.join(folder, `${name}.br`)) }),
      ...(present.has(`${name}.gz`) && { gzip: await readFile(path.join(folder, `${name}.gz`)) }),
      etag,
      headers: {
        'content-type': type,
        'cache-control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...common,
        etag,
        vary: 'Accept-Encoding',
      },
    })
  }
  return files
}

export function writeStatic(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, file.headers).end()
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
