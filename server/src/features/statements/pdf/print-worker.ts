/** Prints statements off the thread that answers requests: shaping thousands of lines takes its time. */
import { parentPort } from 'node:worker_threads'
import { loadFonts } from '../../../typesetting/fonts.ts'
import { MissingLetters } from '../../../typesetting/missing-letters.ts'
import { printStatement } from './print-statement.ts'
import type { StatementDocument } from './statement-document.ts'

export type Printed = { bytes: Uint8Array<ArrayBuffer> } | { missing: readonly string[] }

parentPort?.on('message', async (document: StatementDocument) => {
  try {
    // A copy: a short file lies in memory that Node shares between buffers, and that can't be handed over.
    const bytes = Uint8Array.from(await printStatement(document, await loadFonts(JSON.stringify(document))))
    parentPort?.postMessage({ bytes } satisfies Printed, [bytes.buffer])
  } catch (error) {
    if (!(error instanceof MissingLetters)) throw error
    // An error loses its class on the way to another thread.
    parentPort?.postMessage({ missing: error.letters } satisfies Printed)
  }
})
