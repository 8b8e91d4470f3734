/** Prints statements off the thread that answers requests: shaping thousands of lines takes its time. */
import { parentPort } from 'node:worker_threads'
import { loadFonts } from '../../../typesetting/load-fonts.ts'
import { printStatement } from './print-statement.ts'
import type { StatementDocument } from './statement-document.ts'

parentPort?.on('message', async (document: StatementDocument) => {
  // A copy: a short file lies in memory that Node shares between buffers, and that can't be handed over.
  const bytes = Uint8Array.from(await printStatement(document, await loadFonts(JSON.stringify(document))))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
