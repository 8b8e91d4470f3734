import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { messages } from '@panai/contract/messages'
import { attachmentFields, threadTexts } from '@panai/contract/thread-rules'
import type { UploadFolder } from '../../files/upload-folder.ts'
import type { Errors, ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Inspect, manuscriptName } from '../submissions/index.ts'

export type SentFiles = Readonly<Partial<Record<(typeof attachmentFields)[number], ReceivedFile>>>

/** A file that was looked into and may be kept: under `key`, from where it lies now. */
export type NewFile = { key: string; from: string; kind: string; name: string; bytes: number }

/**
 * Looks into the files of a message: documents are kept as they came, pictures as they were written anew into `prepared`.
 * @throws Refusal invalid, naming all bad files.
 */
export async function takeFiles(
  { inspect, uploads }: { inspect: Inspect; uploads: UploadFolder },
  files: SentFiles,
  prepared: string[],
): Promise<NewFile[]> {
  const taken: NewFile[] = []
  const errors: Errors = {}
  for (const [field, file] of inOrder(files)) {
    const to = uploads.place()
    prepared.push(to)
    const found = await takeOne(inspect, file, to)
    if (typeof found === 'string') errors[field] = [found]
    else taken.push(found)
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
  return taken
}

/** In the order of their fields: they came in whichever was written first. */
export function inOrder(files: SentFiles): [string, ReceivedFile][] {
  return attachmentFields.flatMap((field) => {
    const file = files[field]
    return file ? [[field, file] as [string, ReceivedFile]] : []
  })
}

/** What kind it is nobody knows: it is looked at as a picture and as a document. */
async function takeOne(inspect: Inspect, file: ReceivedFile, to: string): Promise<NewFile | string> {
  const { cover, document } = await inspect({ document: file.path, cover: { from: file.path, to } })
  const key = `messages/${randomUUID()}`
  const called = path.parse(file.name.replaceAll('\\', '/')).name || 'file'
  if ('width' in cover)
    return { key, from: to, kind: 'webp', name: manuscriptName(called, 'webp'), bytes: (await stat(to)).size }
  if (document && 'kind' in document) {
    const { kind } = document
    return { key, from: file.path, kind, name: manuscriptName(called, kind), bytes: file.size }
  }
  return problems[document?.problem ?? 'type']
}

const problems = {
  type: threadTexts.fileType,
  locked: threadTexts.fileLocked,
  broken: threadTexts.fileBroken,
}
