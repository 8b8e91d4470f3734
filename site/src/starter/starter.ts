import { onceShown } from '../live-part/once-shown.ts'
import { startAlways } from './always.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { fetchLetters } from './fetch-letters.ts'
import { holdActions } from './hold-actions.ts'
import { openNamed } from './open-named.ts'
import { prepareWaking } from './prepare-waking.ts'
import { renewUntilTakenOver } from './renew-until-taken-over.ts'
import type { Start } from './start.ts'
import { wakesByItself } from './wakes-by-itself.ts'

const script = document.currentScript
// It takes itself away, or React would take it for a script of its own.
script?.remove()
const start: Start = JSON.parse((script as HTMLScriptElement).dataset.start ?? '') // written by the server
const always = new AbortController().signal

renewUntilTakenOver()
openNamed()
startAlways()
if (start.when !== 'at-once') {
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.letters = 'all'
      fetchLetters()
    }),
  )
  const wake = prepareWaking(start)
  holdActions(wake)
  onceShown(always, () => {
    if (start.when === 'late' || wakesByItself())
      wake().catch(() => {}) // it stays as it was rendered
    else fetchAhead(start.files)
  })
}
