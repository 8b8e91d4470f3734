import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** What ends us, and so what we run. */
export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program and keeps what it says. Who ends us meanwhile ends it too: left behind it would go on in the folders of the next
 * start. Whoever asks twice does not want to wait.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<{ worked: boolean, output: string }>}
 */
export async function runQuietly(command, words, options) {
  const child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  /** @type {NodeJS.Signals | null} */
  let asked = null
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.kill(asked === null ? signal : 'SIGKILL')
    asked = signal
  }
  for (const signal of signals) process.on(signal, end)
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  for (const signal of signals) process.off(signal, end)
  if (asked !== null) process.exit(128 + constants.signals[asked])
  return { worked: code === 0, output: output.trim() }
}
