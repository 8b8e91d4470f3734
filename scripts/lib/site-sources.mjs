import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const sources = [
  'contract/src',
  'docs/operations/sales-csv-sample.csv',
  'client/src',
  'site/src',
  'site/public',
  'site/vite.config.ts',
  'staff/index.html',
  'staff/src',
  'staff/vite.config.ts',
  'scripts/build-site.ts',
  'package-lock.json',
]

/** Where builds stand, each in a folder named by what it was made of, and the name of the newest in the file `current`. */
export const builds = path.join(root, 'site/dist')

/** Of the contents of all that the site is made of, whenever they were written. */
export function siteFingerprint() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(path.join(root, source)))
      if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} place a file, or a folder with all that is in it
 * @returns {string[]}
 */
function filesOf(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)))
}
