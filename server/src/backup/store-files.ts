import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../files/storage.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { type FilePart, type Manifest, partOfFile } from './manifest.ts'
import { measure } from './meter.ts'
import type { Backup } from './open-backup.ts'
import { inNumbers, type Progress } from './progress.ts'

type Into = { storage: Storage; uploads: UploadFolder }

/** Puts every file of the backup in its place, whole or not at all. One that is there already, the same, stays; others are left alone. */
export async function storeFiles(
  backup: Backup,
  { storage, uploads }: Into,
  progress: Progress,
): Promise<void> {
  const { files } = backup.manifest
  for (const [at, file] of files.entries()) {
    if (!(await isThere(storage, file))) {
      const received = uploads.place()
      try {
        await pipeline(await backup.read(partOfFile(file.key)), createWriteStream(received))
        await storage.moveFromFs(received, file.key)
      } finally {
        await rm(received, { force: true })
      }
    }
    progress.tell(() => `${inNumbers(at + 1)} of ${inNumbers(files.length)} files are in their place`)
  }
}

async function isThere(storage: Storage, { key, sha256 }: FilePart): Promise<boolean> {
  if (!(await storage.exists(key))) return false
  return (await measure(await storage.getStream(key))).sha256 === sha256
}

/** @throws StartupProblem that names a file which is not there. */
export async function requireFiles({ files }: Manifest, storage: Storage): Promise<void> {
  for (const { key, bytes } of files) {
    const found = (await storage.exists(key)) ? (await storage.getMetaData(key)).contentLength : null
    if (found !== bytes)
      throw new StartupProblem(
        `The file ${key} is not where it was put: look at the storage, then do it again.`,
      )
  }
}
