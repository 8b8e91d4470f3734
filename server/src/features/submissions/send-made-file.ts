import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import type { Storage } from '../../files/storage.ts'
import { manuscriptHeader } from './manuscript-name.ts'

/** How each kind of file is saved, and what it is. */
const kinds = {
  interior: {
    type: 'application/pdf',
    nameOf: (title: string) => manuscriptHeader(`${title} (inside)`, 'pdf'),
  },
  cover: { type: 'application/pdf', nameOf: (title: string) => manuscriptHeader(`${title} (cover)`, 'pdf') },
  front: { type: 'image/jpeg', nameOf: (title: string) => manuscriptHeader(`${title} (front)`, 'jpg') },
  ebook: { type: 'application/epub+zip', nameOf: (title: string) => manuscriptHeader(title, 'epub') },
} as const satisfies Record<ProofFileKind, unknown>

type MadeFile = {
  title: string
  kind: ProofFileKind
  key: string
  bytes: number | null
  sha256: string | null
  headers: Headers
}

/** Opens what was made of a manuscript, to be saved and never shown, with its sum as ETag. */
export async function sendMadeFile(
  storage: Storage,
  { title, kind, key, bytes, sha256, headers }: MadeFile,
): Promise<AsyncIterable<Uint8Array>> {
  const stream = await storage.getStream(key)
  headers.set('Content-Type', kinds[kind].type)
  headers.set('Content-Length', String(bytes))
  headers.set('Content-Disposition', kinds[kind].nameOf(title))
  if (sha256 !== null) headers.set('ETag', `"${sha256}"`)
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
