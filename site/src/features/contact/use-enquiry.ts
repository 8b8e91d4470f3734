import { ApiError } from '@panai/client/api-error'
import { checkEnquiry } from '@panai/contract/enquiry-rules'
import { messages } from '@panai/contract/messages'
import { useRef, useState } from 'react'
import { type Field, fields, readEnquiry } from './read-enquiry.ts'
import { sendEnquiry } from './send-enquiry.ts'

export type Problems = Partial<Record<Field, string>>

export type Outcome =
  | { readonly kind: 'none' | 'sending' | 'sent' }
  /** `detail` is what the server said of it, where that helps. */
  | { readonly kind: 'failed'; readonly detail: string | null }

/** The state of the contact form: what is wrong with which field, and how the sending went. */
export function useEnquiry() {
  const [problems, setProblems] = useState<Problems>({})
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  // Two clicks can come before React has disabled anything.
  const busy = useRef(false)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return
    const { reason, ...texts } = readEnquiry(form)
    const found = checkEnquiry({ reason, ...texts })
    setProblems(found)
    if (reason === '' || fields.some((field) => found[field])) {
      setOutcome({ kind: 'none' })
      focusFirst(form, found)
      return
    }
    busy.current = true
    setOutcome({ kind: 'sending' })
    try {
      await sendEnquiry({ reason, ...texts })
      form.reset()
      setOutcome({ kind: 'sent' })
    } catch (cause) {
      setProblems(problemsIn(cause))
      setOutcome({ kind: 'failed', detail: detailOf(cause) })
    } finally {
      busy.current = false
    }
  }

  /** The field is being mended: what was wrong with it is no longer said. */
  function forget(field: Field): void {
    setProblems(({ [field]: _, ...others }) => others)
  }

  return { problems, outcome, submit, forget }
}

function focusFirst(form: HTMLFormElement, found: Problems): void {
  const first = fields.find((field) => found[field])
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}

/** What the server found wrong that the browser had let pass. */
function problemsIn(cause: unknown): Problems {
  if (!(cause instanceof ApiError)) return {}
  const said = fields.map((field) => [field, cause.errors[field]?.[0]] as const)
  return Object.fromEntries(said.filter(([, problem]) => problem !== undefined))
}

function detailOf(cause: unknown): string | null {
  if (!(cause instanceof ApiError)) return null
  if (cause.status === 422) return messages.invalidInput
  return cause.status === 429 ? messages.tooMany : null
}
