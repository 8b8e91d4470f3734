/** Prints statements off the thread that answers requests: shaping thousands of lines takes its time. */
import { parentPort } from 'node:worker_threads'
import { loadFonts } from './fonts.ts'
import { printStatement } from './print-statement.ts'
import type { StatementDocument } from './statement-document.ts'

const fonts = await loadFonts()

parentPort?.on('message', async (document: StatementDocument) => {
  const bytes = await printStatement(document, fonts)
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]) // made here, and nobody else's
})
