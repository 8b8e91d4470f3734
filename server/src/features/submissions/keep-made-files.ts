import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { sumOf } from '../../files/sum-of.ts'
import { attach, noteUnattached, removeUnattached } from '../../files/unattached-files.ts'
import type { JobDeps } from '../../jobs/job-kind.ts'

/** @property sha256 in hexadecimal digits */
export type StoredFile = { key: string; bytes: number; sha256: string }
type Made<Name extends string> = {
  /** Where each file lies now. */
  paths: Readonly<Record<Name, string>>
  folder: 'converted' | 'interiors' | 'ebooks' | 'covers'
  /** Writes the row of the files. @returns whether it was written. */
  keep: (tx: Tx, files: Readonly<Record<Name, StoredFile>>) => Promise<boolean>
}

/** Stores what was made of a manuscript, whole or not at all; once, however many nodes have made it. */
export async function keepMadeFiles<Name extends string>(
  { db, storage }: JobDeps,
  { paths, folder, keep }: Made<Name>,
): Promise<void> {
  const named = Object.entries<string>(paths)
  const stored = await Promise.all(
    named.map(async ([name, path]) => ({
      ...{ name, path, key: `${folder}/${randomUUID()}` },
      bytes: (await stat(path)).size,
      sha256: await sumOf(createReadStream(path)),
    })),
  )
  const keys = stored.map(({ key }) => key)
  await noteUnattached(db, keys)
  try {
    for (const { path, key } of stored) await storage.moveFromFs(path, key)
    const files = Object.fromEntries(
      stored.map(({ name, key, bytes, sha256 }) => [name, { key, bytes, sha256 }]),
    )
    await inTransaction(db, async (tx) => {
      // It may have left with its author meanwhile, or another node was first.
      if (await keep(tx, files as Record<Name, StoredFile>)) await attach(tx, keys) // by the names of the paths
    })
  } finally {
    await removeUnattached(db, storage, keys)
  }
}
