import path from 'node:path'
import { currentBuild } from './builds.mjs'
import { root } from './root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { fail, say } from './say.mjs'

/**
 * Builds it when what it is made of is not what the last build was made of.
 * @param {string} node
 * @param {import('./builds.mjs').Build} build
 */
export async function ensureBuild(node, build) {
  if (currentBuild(build)) return
  say(`Building the ${build.title}`)
  const { worked, output } = await runQuietly(node, [path.join(root, build.script)], { cwd: root })
  if (!worked) fail(`The ${build.title} could not be built.\n${output}`)
}
