import { spawnSync } from 'node:child_process'
import path from 'node:path'

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
  const run = script
    ? spawnSync(node, [script, ...all], { cwd: folder, env, encoding: 'utf8' })
    : spawnSync('npm', all, { cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32' })
  return {
    worked: run.status === 0,
    output: `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trim(),
  }
}
