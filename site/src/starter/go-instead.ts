import { localised } from '@panai/contract/language/localised'
import { networkFailure } from '../network-failure.ts'

/** What is done where the framework can't be fetched: a way that needs none, or at least a word about it. */
export function goInstead(target: Element): void {
  const instead = target.getAttribute('data-instead') ?? target.getAttribute('href')
  if (instead !== null && navigator.onLine) location.assign(instead)
  else if (target instanceof HTMLFormElement && target.hasAttribute('action')) target.submit()
  else sayFailure()
}

const words = localised(
  { notifications: 'Notifications', close: 'Close notification' },
  { notifications: 'அறிவிப்புகள்', close: 'அறிவிப்பை மூடுக' },
)
const CLOSE = `<button type="button" aria-label="${words.close}" class="grid size-11 shrink-0 place-items-center text-ink-soft text-xl hover:text-ink">×</button>`

/** Says that there is no network, in the place and the dress of the notices that the framework would show. */
export function sayFailure(): void {
  document.querySelector('.toasts')?.remove()
  const notice = document.createElement('section')
  notice.className = 'toasts'
  notice.ariaLabel = words.notifications
  notice.innerHTML = `<div role="alert"><div class="toast border-hibiscus"><p class="py-2.5"></p>${CLOSE}</div></div>`
  document.body.append(notice)
  const line = notice.querySelector('p')
  if (line) line.textContent = networkFailure
  notice.querySelector('button')?.addEventListener('click', () => notice.remove())
  setTimeout(() => notice.remove(), 5000)
}
