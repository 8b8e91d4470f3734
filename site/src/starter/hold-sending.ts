import { LivePart } from '../live-part/live-part.ts'
import { goInstead } from './go-instead.ts'

/** A form in a `<live-part>` is sent by the part's module. Until that runs the browser must not send it, which would lose what was typed. */
export function holdSending(): void {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    const part = form instanceof HTMLFormElement ? form.closest('live-part') : null
    if (!(part instanceof LivePart) || !(form instanceof HTMLFormElement) || part.started) return
    event.preventDefault()
    part.begin().then(
      () => form.requestSubmit(submitter),
      () => goInstead(form),
    )
  })
}
