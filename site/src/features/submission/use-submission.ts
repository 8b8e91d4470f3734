import { ApiError, toApiError } from '@panai/client/api-error'
import { newKey } from '@panai/client/new-key'
import {
  checkSubmission,
  documentRule,
  problemWithCover,
  problemWithDocument,
  type SubmissionField,
  submissionMessages,
} from '@panai/contract/submissions/submission-rules'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../ui/toast/index.tsx'
import { fetched, useAuthor } from '../author-area/author-data.tsx'
import type { FileField } from '../drafts/kept-files.ts'
import { storedToken, withToken } from '../session/index.ts'
import { end } from '../session/session-store.ts'
import { buildForm } from './build-form.ts'
import { failureText, setupFailureText } from './failure-text.ts'
import { type Progress, upload } from './upload.ts'
import { useDraft } from './use-draft.ts'

/** How long the author reads what happened before the page is left. */
const LEAVE_AFTER_SUCCESS_MS = 1500
const LEAVE_AFTER_EXPIRY_MS = 2000

export type Problems = Partial<Record<SubmissionField, string>>
export type Notice = { readonly tone: 'problem' | 'success'; readonly text: string }

const inOrder = [
  'language',
  'title',
  'subtitle',
  'author_name',
  'genre',
  'contributors',
  'about_book',
  'about_author',
  'bookPdf',
  'drive_link',
  'bookCover',
] as const satisfies readonly SubmissionField[]

/** The state of the submission form: what is in it, what is wrong with it, and how far it is on its way. */
export function useSubmission(formElement: RefObject<HTMLFormElement | null>) {
  const author = useAuthor()
  const navigate = useNavigate()
  const { draft, files, isEmpty, change, choose, clear } = useDraft(author)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<Notice | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open')
  // Two clicks can come before React has disabled anything.
  const underWay = useRef<AbortController | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(leaving.current)
      underWay.current?.abort()
    },
    [],
  )

  function forget(field: SubmissionField): void {
    setProblems(({ [field]: _, ...others }) => others)
  }

  /** Takes a file that was chosen. A document that is too long opens the way by Google Drive; what is no book is not taken. */
  function chooseFile(field: FileField, file: File | null): void {
    const problem = file && (field === 'bookPdf' ? problemWithDocument(file) : problemWithCover(file))
    choose(field, problem ? null : file)
    forget(field)
    if (!problem) return
    if (problem === documentRule.tooLarge) {
      change({ mode: 'drive' })
      // Beside the field that takes the place of this one: a notice at the top is out of sight on a phone.
      setProblems((before) => ({ ...before, drive_link: problem }))
    } else setProblems((before) => ({ ...before, [field]: problem }))
  }

  async function submit(): Promise<void> {
    if (underWay.current || phase !== 'open') return
    if (storedToken() === null) {
      toast('failure', submissionMessages.loginFirst)
      end({})
      return
    }
    const found: Problems = checkSubmission({ ...draft, ...files, contributors: namedPeople() })
    setProblems(found)
    const wrong = inOrder.filter((field) => found[field])
    if (wrong.length > 0) {
      setNotice({ tone: 'problem', text: wrong.map((field) => found[field]).join(', ') })
      focusOn(wrong[0])
      return
    }
    setNotice(null)
    const control = new AbortController()
    underWay.current = control
    setPhase('sending')
    try {
      await send(control.signal)
    } finally {
      underWay.current = null
      setProgress(null)
    }
  }

  async function send(signal: AbortSignal): Promise<void> {
    const form = await buildForm(draft, files).catch((cause: unknown) => fail(setupFailureText(cause)))
    if (!form) return
    try {
      const answer = await withToken(
        (token) =>
          upload('/api/submit', form, { token, idempotencyKey: draft.key, onProgress: setProgress, signal }),
        { leaveAfterMs: LEAVE_AFTER_EXPIRY_MS },
      )
      if (!answer.ok) throw await toApiError(answer)
    } catch (cause) {
      if (cause instanceof ApiError) refused(cause)
      fail(failureText(cause))
      return
    }
    succeed()
  }

  /** After a refusal nothing is stored under the key, or something else is: the next try has one of its own. */
  function refused({ status, errors }: ApiError): void {
    if (status === 409 || status === 422) change({ key: newKey() })
    const { contributor_types, ...said } = errors
    const all = contributor_types ? { contributors: contributor_types, ...said } : said
    setProblems(
      Object.fromEntries(inOrder.flatMap((field) => (all[field]?.[0] ? [[field, all[field][0]]] : []))),
    )
  }

  function fail(text: string): void {
    setPhase('open')
    setNotice({ tone: 'problem', text })
  }

  function succeed(): void {
    clear()
    setPhase('done')
    setNotice({ tone: 'success', text: submissionMessages.submitted })
    fetched.removeQueries({ queryKey: ['submitted'] })
    leaving.current = setTimeout(() => {
      // The pages of an author leave for the login when there is no session.
      if (storedToken() === null) end({})
      else navigate({ to: '/dashboard', replace: true, state: { status: 'submitted' } })
    }, LEAVE_AFTER_SUCCESS_MS)
  }

  function namedPeople() {
    return draft.contributors.filter(({ role }) => draft.roles.includes(role))
  }

  function focusOn(field: SubmissionField | undefined): void {
    const named = field && formElement.current?.elements.namedItem(field)
    const control = named instanceof RadioNodeList ? named[0] : named
    if (control instanceof HTMLElement) control.focus()
  }

  return {
    draft,
    files,
    problems,
    notice,
    progress,
    phase,
    change(part: Parameters<typeof change>[0]): void {
      change(part)
      for (const field of inOrder) if (field in part) forget(field)
    },
    isEmpty,
    chooseFile,
    submit,
    discard(): void {
      // The dialog that asked has to be gone before a field can take the focus.
      flushSync(() => {
        clear()
        setProblems({})
        setNotice(null)
      })
      focusOn(inOrder[0])
    },
    stop: () => underWay.current?.abort(),
    dismissNotice: () => setNotice(null),
  }
}

export type SubmissionState = ReturnType<typeof useSubmission>
