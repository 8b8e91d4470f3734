import path from 'node:path'

export type StorageSettings =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      /** null: the one that the region has at Amazon. */
      endpoint: string | null
      region: string
      /** The bucket stands in the path and not in the host, as most servers but Amazon's want it. */
      pathStyle: boolean
    }

/** Amazon's AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, of a key that holds for a while, AWS_SESSION_TOKEN. */
export type StorageKey = { id: string; secret: string; token: string | null }

const DEFAULT_REGION = 'us-east-1'
const known = ['endpoint', 'region']

/** Reads `STORAGE_URL`: a folder, or `s3://bucket?endpoint=https://…&region=…`. @returns null when it is neither. */
export function parseStorageUrl(text: string): StorageSettings | null {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(text)) return { kind: 'folder', folder: path.resolve(text) }
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname, searchParams, username } = new URL(text)
  if (protocol !== 's3:' || hostname === '' || username !== '' || !['', '/'].includes(pathname)) return null
  if ([...searchParams.keys()].some((name) => !known.includes(name))) return null
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:\/\/[^/]+/.test(endpoint)) return null
  return {
    kind: 's3',
    bucket: hostname,
    endpoint,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    pathStyle: endpoint !== null,
  }
}
