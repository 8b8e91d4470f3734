import path from 'node:path'
import { runQuietly } from './run-quietly.mjs'

/**
 * Runs npm with a given Node, quietly. @returns whether it worked, and what it said if it did not.
 * @param {string} node path of the Node to run it with
 * @param {string[]} words
 * @param {string} folder
 */
export function npm(node, words, folder) {
  const script = process.env.npm_execpath
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  const all = [...words, '--no-audit', '--no-fund', '--loglevel=error']
  return script
    ? runQuietly(node, [script, ...all], { cwd: folder, env })
    : runQuietly('npm', all, { cwd: folder, env, shell: process.platform === 'win32' })
}
