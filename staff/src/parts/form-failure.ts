import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { StaffApiError } from '../api/api-error.ts'

/**
 * What a form says when it was refused. What is wrong with a field stands at that field; what is wrong with one that this form does
 * not have is said in the notice alone, since the form would wait for ever for it to be put right.
 */
export function useFormFailure() {
  const form = useRef<HTMLDivElement>(null)
  const notify = useNotify()

  function tell(cause: unknown): void {
    if (cause instanceof StaffApiError && cause.body.errors) {
      const shown = Object.entries(cause.fields).filter(([name]) => hasField(form.current, name))
      const serverError = [consoleMessages.fieldsWrong, ...Object.values(cause.fields)].join(' ')
      // What react-admin puts at the fields, and what it says in the notice.
      Object.assign(cause.body, { errors: { ...Object.fromEntries(shown), root: { serverError } } })
      return
    }
    notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
  }

  return { form, tell }
}

function hasField(form: HTMLElement | null, name: string): boolean {
  const escaped = CSS.escape(name)
  return form?.querySelector(`[name="${escaped}"], [name^="${escaped}."], #${escaped}`) != null
}
