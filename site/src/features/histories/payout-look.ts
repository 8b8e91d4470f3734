import { capitalised } from '../../reading/trade-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

const tones: Readonly<Record<string, BadgeTone>> = { processing: 'yellow', completed: 'green' }

/** How the state of a payout is shown. */
export function payoutLook(status: string | null | undefined): { title: string; tone: BadgeTone } {
  if (!status) return { title: 'Unknown', tone: 'grey' }
  return { title: capitalised(status), tone: tones[status.toLowerCase()] ?? 'grey' }
}
