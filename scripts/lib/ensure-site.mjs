import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { fail, say } from './say.mjs'
import { builds, siteFingerprint } from './site-sources.mjs'

/**
 * Builds the site when what it is made of is not what the last build was made of.
 * @param {string} node
 */
export async function ensureSite(node) {
  const wanted = siteFingerprint()
  const current = path.join(builds, 'current')
  if (
    existsSync(current) &&
    readFileSync(current, 'utf8') === wanted &&
    existsSync(path.join(builds, wanted))
  )
    return
  say('Building the site')
  const { worked, output } = await runQuietly(node, [path.join(root, 'scripts/build-site.ts')], { cwd: root })
  if (!worked) fail(`The site could not be built.\n${output}`)
}
