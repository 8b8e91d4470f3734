import { localised } from '@panai/contract/language/localised'
import { capitalised } from '../../reading/trade-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** The states that there are; one that we don't know is its own name with a capital. */
const tamilTitles: Readonly<Record<string, string>> = {
  processing: 'வழங்குகிறோம்',
  completed: 'வழங்கினோம்',
  failed: 'திரும்பி வந்தது',
}

const tones: Readonly<Record<string, BadgeTone>> = { processing: 'yellow', completed: 'green' }

/** How the state of a payout is shown. */
export function payoutLook(status: string | null | undefined): { title: string; tone: BadgeTone } {
  if (!status) return { title: localised('Unknown', 'தெரியவில்லை'), tone: 'grey' }
  const name = status.toLowerCase()
  return { title: localised(capitalised(status), tamilTitles[name] ?? status), tone: tones[name] ?? 'grey' }
}
