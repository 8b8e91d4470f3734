import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { signals } from './run-quietly.mjs'

export const root = path.resolve(import.meta.dirname, '../..')
/** Where the programs of the packages are. */
export const bin = path.join(root, 'node_modules/.bin')

/**
 * Runs a program of the repository with its output shown. Who ends us meanwhile ends it too: left behind it would go on, and the
 * database that it started.
 * @returns whether it ended with 0.
 */
export function run(
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), words, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    let asked: NodeJS.Signals | null = null
    const end = (signal: NodeJS.Signals) => {
      asked = signal
      child.kill(signal)
    }
    const ended = (worked: boolean) => {
      for (const signal of signals) process.off(signal, end)
      if (asked !== null) process.exit(128 + constants.signals[asked])
      resolve(worked)
    }
    for (const signal of signals) process.on(signal, end)
    child.once('error', () => ended(false))
    child.once('exit', (code) => ended(code === 0))
  })
}
