import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * What is built before the product starts: where its builds stand, each in a folder named by what it was made of with the name of the
 * newest in the file `current`, the files and folders that it is made of, and the script that makes it.
 * @typedef {{ title: string, folder: string, sources: readonly string[], script: string }} Build
 */

/** @type {Build} The site with its renderer, and the console. */
export const siteBuild = {
  title: 'site',
  folder: path.join(root, 'site/dist'),
  script: 'scripts/build-site.ts',
  sources: [
    'contract/src',
    'docs/operations/sales-csv-sample.csv',
    'client/src',
    'site/src',
    'site/public',
    'site/vite.config.ts',
    'site/localised-words.ts',
    'site/scripts-apart.ts',
    'staff/index.html',
    'staff/src',
    'staff/vite.config.ts',
    'scripts/build-site.ts',
    'scripts/build-site-language.ts',
    'package-lock.json',
  ],
}

/** @type {Build} The server in few files, which are read faster than its hundreds of modules. */
export const serverBuild = {
  title: 'server',
  folder: path.join(root, 'server/dist'),
  script: 'scripts/build-server.ts',
  sources: ['contract/src', 'server/src', 'demo/src', 'scripts/build-server.ts', 'package-lock.json'],
}

/**
 * Of the contents of all that it is made of, whenever they were written.
 * @param {Build} build
 */
export function fingerprintOf({ sources }) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(path.join(root, source)))
      if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The folder of the newest build, of whatever it is; null when there is none.
 * @param {Build} build
 */
export function newestBuild({ folder }) {
  const current = path.join(folder, 'current')
  if (!existsSync(current)) return null
  const newest = path.join(folder, readFileSync(current, 'utf8'))
  return existsSync(newest) ? newest : null
}

/**
 * The folder of the build of what is there now; null when the newest build is of something else, or there is none.
 * @param {Build} build
 */
export function currentBuild(build) {
  const newest = newestBuild(build)
  return newest && path.basename(newest) === fingerprintOf(build) ? newest : null
}

/** What starts the server: its build, or its source where that was changed since. */
export function serverProgram() {
  const built = currentBuild(serverBuild)
  return built ? path.join(built, 'start.mjs') : path.join(root, 'server/src/main.ts')
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
