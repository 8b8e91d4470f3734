import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_BYTES = 2 * 1024 * 1024

type CollectGarbage = (options: { type: 'minor'; execution: 'sync' }) => void

setFlagsFromString('--expose-gc')
const collectGarbage: CollectGarbage = runInNewContext('gc')
let received = 0

/**
 * Called with the length of each piece of an upload that is done with. The engine sees a piece as a tiny object and lets 64 MB of
 * them lie before it looks; a look at its youngest objects now and then, a millisecond each, keeps that at 2 MB.
 */
export function releasePieces(bytes: number): void {
  received += bytes
  if (received < EVERY_BYTES) return
  received = 0
  collectGarbage({ type: 'minor', execution: 'sync' })
}
