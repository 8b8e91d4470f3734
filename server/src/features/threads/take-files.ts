import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { coverRule, type DocumentKind } from '@panai/contract/submissions/submission-rules'
import { attachmentFields, threadTexts } from '@panai/contract/threads/thread-rules'
import { savedName } from '../../files/saved-name.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import type { Errors, ReceivedFile } from '../../http/received-body.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { beginsAsPicture, openPicture, type PictureProblem } from '../pictures/index.ts'
import { type DocumentProblem, openDocument } from '../submissions/index.ts'

export type SentFiles = Readonly<Partial<Record<(typeof attachmentFields)[number], ReceivedFile>>>

/** A file that was looked into and may be kept: under `key`, from where it lies now. */
export type NewFile = { key: string; from: string; kind: DocumentKind | 'webp'; name: string; bytes: number }

/** What a file is called whose name has no letter that a name can have. */
export const UNNAMED = 'file'

type Deps = { untrusted: UntrustedFiles; uploads: UploadFolder }
type Sent = { files: SentFiles; owner: Owner; prepared: string[] }

/**
 * Looks into the files of a message, one after the other: documents are kept as they came, pictures as they were re-encoded into
 * `prepared`. @returns what may be kept, and what is wrong by field.
 */
export async function takeFiles(
  { untrusted, uploads }: Deps,
  { files, owner, prepared }: Sent,
): Promise<{ taken: NewFile[]; errors: Errors }> {
  const taken: NewFile[] = []
  const errors: Errors = {}
  for (const [field, file] of inOrder(files)) {
    const to = uploads.place()
    prepared.push(to)
    const found = await takeOne(untrusted, { file, to, owner })
    if (typeof found === 'string') errors[field] = [found]
    else taken.push(found)
  }
  return { taken, errors }
}

/** In the order of their fields: they came in whichever was written first. */
export function inOrder(files: SentFiles): [string, ReceivedFile][] {
  return attachmentFields.flatMap((field) => {
    const file = files[field]
    return file ? [[field, file] as [string, ReceivedFile]] : []
  })
}

/** What kind it is nobody has said: its first bytes do. */
async function takeOne(
  untrusted: UntrustedFiles,
  { file, to, owner }: { file: ReceivedFile; to: string; owner: Owner },
): Promise<NewFile | string> {
  const key = `messages/${randomUUID()}`
  const called = path.parse(file.name.replaceAll('\\', '/')).name
  if (await beginsAsPicture(file.path)) {
    const picture = await openPicture(untrusted, { from: file.path, to, types: coverRule.types }, owner)
    if ('problem' in picture) return pictureProblems[picture.problem]
    return {
      key,
      from: to,
      kind: 'webp',
      name: savedName(called, 'webp', { otherwise: UNNAMED }),
      bytes: (await stat(to)).size,
    }
  }
  const document = await openDocument(untrusted, file, owner)
  if ('problem' in document) return documentProblems[document.problem]
  const { kind } = document
  return {
    key,
    from: file.path,
    kind,
    name: savedName(called, kind, { otherwise: UNNAMED }),
    bytes: file.size,
  }
}

const pictureProblems: Record<PictureProblem, string> = {
  type: threadTexts.fileType,
  pixels: threadTexts.fileType,
  harmful: uploadMessages.harmful,
  unscanned: uploadMessages.unscanned,
}
const documentProblems: Record<DocumentProblem, string> = {
  type: threadTexts.fileType,
  ...uploadMessages,
  locked: threadTexts.fileLocked,
  broken: threadTexts.fileBroken,
}
