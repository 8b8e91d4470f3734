export const fileFields = ['bookPdf', 'bookCover'] as const
export type FileField = (typeof fileFields)[number]
export type ChosenFiles = Readonly<Record<FileField, File | null>>

export const noFiles: ChosenFiles = { bookPdf: null, bookCover: null }

const STORE = 'files'

/** The files that were chosen before, copied when they were: they are there even when the login came in between. */
export async function keptFiles(authorId: number): Promise<ChosenFiles> {
  const found = await Promise.all(
    fileFields.map(async (field) => {
      const file: unknown = await inStore('readonly', (store) => store.get(nameOf(authorId, field)))
      return [field, file instanceof File ? file : null] as const
    }),
  )
  return { ...noFiles, ...Object.fromEntries(found) }
}

export function keepFile(authorId: number, field: FileField, file: File | null): void {
  const name = nameOf(authorId, field)
  inStore('readwrite', (store) => (file ? store.put(file, name) : store.delete(name)))
}

export function forgetFiles(authorId: number): void {
  for (const field of fileFields) keepFile(authorId, field, null)
}

function nameOf(authorId: number, field: FileField): string {
  return `${authorId} ${field}`
}

/** Where the browser keeps no files, or has no room for them, it is as if there were none: the form still holds them. */
async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await opened()
    return await new Promise((resolve, reject) => {
      const change = database.transaction(STORE, mode)
      const request = act(change.objectStore(STORE))
      change.oncomplete = () => resolve(request.result)
      change.onabort = () => reject(change.error)
    }).finally(() => database.close())
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('submission', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
