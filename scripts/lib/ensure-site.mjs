import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'
import { fail, say } from './say.mjs'
import { builds, siteFingerprint } from './site-sources.mjs'

/**
 * Builds the site when what it is made of is not what the last build was made of.
 * @param {string} node
 */
export function ensureSite(node) {
  const wanted = siteFingerprint()
  const current = path.join(builds, 'current')
  if (
    existsSync(current) &&
    readFileSync(current, 'utf8') === wanted &&
    existsSync(path.join(builds, wanted))
  )
    return
  say('Building the site')
  const build = spawnSync(node, [path.join(root, 'scripts/build-site.ts')], { cwd: root, encoding: 'utf8' })
  if (build.status !== 0) fail(`The site could not be built.\n${build.stdout}${build.stderr}`)
}
