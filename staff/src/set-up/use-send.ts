import { type FormEvent, useState } from 'react'
import { StaffApiError } from '../api/api-error.ts'

type Problems = Readonly<Record<string, string>>

/** Sends a form once at a time: what is wrong with which field, and what is wrong with the whole. */
export function useSend(send: (fields: Readonly<Record<string, string>>) => Promise<void>) {
  const [wrong, setWrong] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setWrong({})
    setFailure(null)
    setBusy(true)
    try {
      await send(fields)
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause))
      const problems: Problems = cause instanceof StaffApiError ? cause.fields : {}
      setWrong(problems)
      const [first] = Object.keys(problems)
      const field = first && form.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    } finally {
      setBusy(false)
    }
  }

  return { wrong, failure, busy, submit }
}
