import { ApiError } from '@panai/client/api-error'
import { newKey } from '@panai/client/new-key'
import { localised } from '@panai/contract/language/localised'
import {
  attachmentFields,
  MOST_ATTACHMENTS,
  problemWithAttachment,
  problemWithMessage,
} from '@panai/contract/threads/thread-rules'
import { useRef, useState } from 'react'
import { inPageLanguage } from '../../in-page-language.ts'
import { problemText } from '../author-area/author-data.tsx'
import { keepMessageDraft, readMessageDraft } from '../drafts/message-draft.ts'
import { authedSendForm } from '../session/index.ts'

const words = localised(
  {
    tooMany: `A message may have at most ${MOST_ATTACHMENTS} files`,
    kept: 'Your message is kept: send it again, it will arrive once.',
  },
  {
    tooMany: `ஒரு செய்தியுடன் ${MOST_ATTACHMENTS} கோப்புகள் வரை அனுப்பலாம்`,
    kept: 'உங்கள் செய்தி அப்படியே உள்ளது: மீண்டும் அனுப்புங்கள், ஒருமுறை மட்டுமே வந்து சேரும்.',
  },
)

type Owner = { readonly authorId: number; readonly submissionId: number }

/**
 * A message that an author writes: its text is kept in the browser until it is sent, and another try of the same sends it once.
 * `onSent`: it is there.
 */
export function useMessage({ authorId, submissionId }: Owner, onSent: () => void) {
  const [text, setText] = useState(() => readMessageDraft(authorId, submissionId))
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Two clicks can come before React has drawn anything.
  const sending = useRef(false)
  const key = useRef(newKey())

  /** What is sent next is another message than the one that may have arrived. */
  function change(next: { text?: string; files?: readonly File[] }): void {
    key.current = newKey()
    setProblem(null)
    if (next.files) setFiles(next.files)
    if (next.text === undefined) return
    setText(next.text)
    keepMessageDraft(authorId, submissionId, next.text)
  }

  function add(chosen: readonly File[]): void {
    const all = [...files, ...chosen]
    const wrong = chosen.map(problemWithAttachment).find((found) => found !== null)
    if (wrong) setProblem(wrong)
    else if (all.length > MOST_ATTACHMENTS) setProblem(words.tooMany)
    else change({ files: all })
  }

  async function send(seen: number | undefined): Promise<void> {
    if (sending.current) return
    const found = problemWithMessage(text, files.length)
    setProblem(found)
    if (found !== null) return
    sending.current = true
    setBusy(true)
    try {
      await post({ submissionId, text, files, seen, key: key.current })
      change({ text: '', files: [] })
      onSent()
    } catch (cause) {
      setProblem(reasonOf(cause))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    text,
    files,
    problem,
    busy,
    write: (typed: string) => change({ text: typed }),
    add,
    remove: (file: File) => change({ files: files.filter((one) => one !== file) }),
    send,
  }
}

type Sent = {
  submissionId: number
  text: string
  files: readonly File[]
  seen: number | undefined
  key: string
}

async function post({ submissionId, text, files, seen, key }: Sent): Promise<void> {
  const form = new FormData()
  form.append('text', text)
  if (seen !== undefined) form.append('seen', String(seen))
  for (const [at, file] of files.entries()) form.append(attachmentFields[at] ?? '', file)
  const address =
    `/api/author/submissions/${submissionId}/messages` as '/api/author/submissions/{id}/messages' // its own number put in
  await authedSendForm('POST', address, form, { idempotencyKey: key, leaveAfterMs: 2_000 })
}

function reasonOf(cause: unknown): string {
  if (cause instanceof ApiError && cause.status === 422)
    return inPageLanguage(Object.values(cause.errors)[0]?.[0]) ?? problemText(cause)
  const why = cause instanceof Error ? problemText(cause) : String(cause)
  return `${why} ${words.kept}`
}
