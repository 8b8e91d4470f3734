import type { Storage } from '../files/storage.ts'

/** The key of every stored file, a page of the storage at a time. */
export async function* listStoredFiles(storage: Storage): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await listPage(storage, paginationToken)
    for (const found of page.objects) if (found.isFile) yield found.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function listPage(storage: Storage, paginationToken?: string) {
  try {
    return await storage.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
  } catch (error) {
    // A folder is made with its first file.
    const cause = error instanceof Error ? error.cause : null
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
    throw error
  }
}

/** The pieces of a file, the first of them read already. @returns null when the file has been removed meanwhile. */
export async function findPieces(storage: Storage, key: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    const pieces: AsyncIterator<Uint8Array> = (await storage.getStream(key))[Symbol.asyncIterator]()
    const first = await pieces.next()
    return joined(first, pieces)
  } catch (error) {
    if (await storage.exists(key)) throw error
    return null
  }
}

async function* joined(first: IteratorResult<Uint8Array>, others: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await others.next()) yield next.value
}
