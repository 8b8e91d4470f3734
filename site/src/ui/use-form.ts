import { type FormEvent, useRef, useState } from 'react'

export type Problems<Field extends string> = Partial<Record<Field, string>>

type Purpose<Field extends string> = {
  /** In the order in which they stand in the form. */
  readonly fields: readonly Field[]
  /** What is wrong before anything is sent. */
  readonly check: (given: Record<Field, string>, form: HTMLFormElement) => Problems<Field>
  readonly send: (given: Record<Field, string>, form: HTMLFormElement) => Promise<void>
  /** Something was found wrong, and nothing sent. */
  readonly unsent?: () => void
  /** Says what went wrong on the way, and hands back what is wrong with which field. */
  readonly failed: (cause: unknown) => Problems<Field>
}

export type Form<Field extends string> = ReturnType<typeof useForm<Field>>

/**
 * The state of a form: what is wrong with which field, and whether it is on its way. The fields themselves keep what was typed, through
 * every failure. A second submit while the first is on its way is none.
 */
export function useForm<Field extends string>({ fields, check, send, unsent, failed }: Purpose<Field>) {
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [busy, setBusy] = useState(false)
  // Two clicks can come before React has drawn anything.
  const sending = useRef(false)

  function show(form: HTMLFormElement, found: Problems<Field>): void {
    setProblems(found)
    const first = fields.find((field) => found[field] !== undefined)
    const control = first && form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (sending.current) return
    const given = readForm(form, fields)
    const found = check(given, form)
    show(form, found)
    if (Object.keys(found).length > 0) {
      unsent?.()
      return
    }
    sending.current = true
    setBusy(true)
    try {
      await send(given, form)
    } catch (cause) {
      show(form, failed(cause))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    problems,
    busy,
    /** The field is being mended: what was wrong with it is no longer said. */
    forget(field: Field): void {
      setProblems(({ [field]: _, ...others }) => others as Problems<Field>) // the others are fields too
    },
    /** For the form element. Should it ever be sent by the browser itself, nothing typed ends up in an address. */
    props: {
      noValidate: true,
      method: 'post',
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault()
        submit(event.currentTarget)
      },
    },
  } as const
}

/** What is typed in each field; an empty text where there is nothing. */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const typed = new FormData(form)
  const texts = fields.map((field) => {
    const value = typed.get(field)
    return [field, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(texts) as Record<Field, string> // one of each
}

/** The fields of which something is wrong. */
export function foundProblems<Field extends string>(problems: Record<Field, string | null>): Problems<Field> {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(wrong) as Problems<Field> // what is not null is a text
}
