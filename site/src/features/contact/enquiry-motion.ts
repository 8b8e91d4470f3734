import { ApiError } from '@panai/client/api-error'
import { checkEnquiry } from '@panai/contract/enquiries/enquiry-rules'
import { messages } from '@panai/contract/http/messages'
import { localised } from '@panai/contract/language/localised'
import { type Field, fields, readEnquiry } from './read-enquiry.ts'
import { sendEnquiry } from './send-enquiry.ts'

type Problems = Partial<Record<Field, string>>
export type Outcome = 'sent' | 'failed'

/** Brings the contact form to life: it says what is wrong with which field, sends the message and tells how that went. */
export function start(part: HTMLElement, signal: AbortSignal): void {
  const form = part.querySelector('form')
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      submit(form)
    },
    { signal },
  )
  // The field is being mended: what was wrong with it is no longer said.
  form?.addEventListener('input', ({ target }) => target instanceof Element && say(target), { signal })
}

async function submit(form: HTMLFormElement): Promise<void> {
  const [fieldset, button] = [form.querySelector('fieldset'), form.querySelector('[type=submit]')]
  // A second click while the first is on its way is none.
  if (!fieldset || !button || fieldset.disabled) return
  const { reason, ...texts } = readEnquiry(form)
  const found = checkEnquiry({ reason, ...texts })
  show(form, null)
  sayAll(form, found)
  const first = fields.find((field) => found[field])
  if (first || reason === '') return first && control(form, first)?.focus()
  const label = button.textContent
  button.textContent = localised('Sending...', 'அனுப்புகிறோம்...')
  fieldset.disabled = true
  const end = () => {
    fieldset.disabled = false
    button.textContent = label
  }
  try {
    await sendEnquiry({ reason, ...texts })
    form.reset()
    end()
    show(form, 'sent')
  } catch (cause) {
    end()
    sayAll(form, problemsIn(cause))
    show(form, 'failed', detailOf(cause))
  }
}

function control(form: HTMLFormElement, field: Field): HTMLElement | null {
  const found = form.elements.namedItem(field)
  return found instanceof HTMLElement ? found : null
}

function sayAll(form: HTMLFormElement, problems: Problems): void {
  for (const field of fields) {
    const said = control(form, field)
    if (said) say(said, problems[field])
  }
}

/** Says what is wrong with a field, or that nothing is. */
function say(field: Element, problem = ''): void {
  const line = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  if (!line) return
  field.ariaInvalid = String(problem !== '')
  line.hidden = problem === ''
  line.textContent = problem
}

/** Shows how the sending went, or nothing of it. */
function show(form: HTMLFormElement, outcome: Outcome | null, detail = ''): void {
  for (const box of form.querySelectorAll<HTMLElement>('[data-outcome]')) {
    box.hidden = box.dataset.outcome !== outcome
    const line = box.querySelector('[data-detail]')
    if (line) line.textContent = detail
    if (!box.hidden) box.focus()
  }
}

/** What the server found wrong that the browser had let pass. */
function problemsIn(cause: unknown): Problems {
  if (!(cause instanceof ApiError)) return {}
  const said = fields.map((field) => [field, wordsOf(cause.errors[field]?.[0])] as const)
  return Object.fromEntries(said.filter(([, problem]) => problem !== undefined))
}

/** The server says it in English. */
function wordsOf(problem: string | undefined): string | undefined {
  return localised(problem, problem && 'இந்த இடத்தைச் சரிபாருங்கள்')
}

function detailOf(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError)) return undefined
  if (cause.status === 422) return messages.invalidInput
  return cause.status === 429 ? messages.tooMany : undefined
}
