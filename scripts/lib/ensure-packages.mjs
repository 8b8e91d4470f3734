import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { root } from './root.mjs'
import { fail, say } from './say.mjs'

/**
 * Installs the packages of a folder when its lock file is not the one that they were installed from.
 * @param {string} node path of the Node to install with
 * @param {string} [folder]
 */
export async function ensurePackages(node, folder = root) {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const stamp = path.join(folder, 'node_modules/.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  say('Installing packages (this takes a minute the first time)')
  const { worked, output } = await npm(node, ['ci'], folder)
  if (!worked) fail(`The packages could not be installed. Is there a network?\n${output}`)
  writeFileSync(stamp, wanted)
}
