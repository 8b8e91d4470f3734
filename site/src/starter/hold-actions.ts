import { TAKEN_OVER } from '../take-over.ts'
import { tabBeside } from '../ui/tab-beside.ts'
import { chooseTab } from './choose-tabs.ts'
import { goInstead, sayFailure } from './go-instead.ts'
import { allPartsTakenOver, isTakenOver, partTakenOver } from './part-taken-over.ts'
import type { Wake } from './prepare-waking.ts'
import { replayTyped } from './replay-typed.ts'

/** What does nothing, or less, without the framework. What a `<live-part>`, the first script or the browser itself sees to is none of it. */
const buttons =
  'button:not([popovertarget], [data-opens], [data-closes], [data-unfolds], live-part *, .toasts *)'
const fields = ':is(input:not([type=hidden]), select, textarea):not(live-part *)'
const controls = `${buttons}, ${fields}, [role=tab]:not([data-here])`

type Action = { target: Element; type: string; doAgain: () => void }

/**
 * Wakes the page when somebody turns to a part that needs it, and holds back what they do until it is awake: then it is done again, in
 * order. What is typed stays in its field meanwhile.
 */
export function holdActions(wake: Wake): void {
  const held: Action[] = []
  const typed = new Map<Element, string>()
  let takenOver = false
  let replaying = false
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  async function replay() {
    if (typed.size > 0 || held.length > 0) await allPartsTakenOver()
    await replayFields()
    for (let action = held[0]; action; action = held[0]) {
      const { target, doAgain } = action
      // A link leads somewhere wherever it stands.
      if (!target.matches('a:not([role=tab])')) await partTakenOver(target)
      replaying = true
      if (target.isConnected) doAgain()
      replaying = false
      held.shift()
      await replayFields()
    }
    listening.abort()
  }
  /** What is still being typed meanwhile is in it too: only what has been heard leaves the list. */
  async function replayFields() {
    for (const field of typed.keys()) {
      await partTakenOver(field)
      const value = typed.get(field) ?? ''
      typed.delete(field)
      replayTyped(field, value)
    }
  }
  // It is said in the middle of the framework's work, which could not go on to the part in question.
  addEventListener(TAKEN_OVER, () => {
    takenOver = true
    setTimeout(replay)
  })

  /** The framework hears of nothing that changes while it takes over; and what is replayed must be the last that was typed. */
  const mustReplay = (field: Element) => !takenOver || typed.has(field) || !isTakenOver(field)

  const prepare = (failed = () => {}) => void wake().catch(failed) // what is held finds out
  const hold = (event: Event, target: Element, doAgain: () => void) => {
    const { type } = event
    // What is done after something that the framework has not heard of comes after it: a form would be sent without what was typed.
    const allHeard = held.length === 0 && typed.size === 0
    if (event.defaultPrevented || replaying || (allHeard && isTakenOver(target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Who clicks again because nothing has happened means the same.
    if (!held.some((action) => action.target === target && action.type === type))
      held.push({ target, type, doAgain })
    wake().catch(() => {
      for (const action of held.splice(0)) goInstead(action.target)
    })
  }

  for (const turn of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(
      turn,
      ({ target }) =>
        within(target, turn === 'focusin' ? `${controls}, [data-wakes]` : controls) && prepare(),
      { ...options, passive: true },
    )
  for (const change of ['input', 'change'])
    addEventListener(
      change,
      ({ target }) => {
        const field = within(target, fields)
        if (!field) return
        if ('value' in field && mustReplay(field)) typed.set(field, String(field.value))
        prepare(change === 'change' ? sayFailure : undefined)
      },
      options,
    )
  addEventListener(
    'click',
    (event) => {
      const target = within(event.target, `${buttons}, [role=tab]`) ?? offline(event.target)
      if (!target || !isPlain(event)) return
      if (chooseTab(target)) return event.preventDefault()
      const copy = new MouseEvent('click', event)
      hold(event, target, () => target.dispatchEvent(copy))
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      if (target instanceof HTMLFormElement && !target.closest('live-part'))
        hold(event, target, () => target.requestSubmit(submitter))
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      const target = within(event.target, '[role=tab]')
      const beside = tabBeside(target, event.key)
      if (!target || !beside) return
      if (chooseTab(beside)) {
        beside.focus()
        return event.preventDefault()
      }
      const copy = new KeyboardEvent('keydown', event)
      hold(event, target, () => target.dispatchEvent(copy))
    },
    options,
  )
}

function within(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** Without a network a link leads to the browser's own error page; the framework says so and stays. */
function offline(target: EventTarget | null): Element | null {
  return navigator.onLine ? null : within(target, 'a[href]:not([target=_blank], [href^="#"])')
}

/** A tab that is opened beside the page needs nothing of it. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
