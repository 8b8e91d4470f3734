import { existsSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { isRecentNode, OLDEST_MAJOR } from './recent-node.mjs'
import { root } from './root.mjs'
import { fail, say } from './say.mjs'

/**
 * The Node to run everything with: the machine's own when it is recent enough, else one that is fetched once as a package
 * into `runtime/`, where nothing else sees it.
 * @returns {Promise<string>} path of the executable
 */
export async function ensureRuntime() {
  if (isRecentNode()) return process.execPath

  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const executable = path.join(
    root,
    'runtime/node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(executable)) return executable

  say(
    `Node ${process.versions.node} is older than ${OLDEST_MAJOR}: fetching a newer one into runtime/ (once)`,
  )
  const { worked, output } = await npm(process.execPath, ['ci'], path.join(root, 'runtime'))
  if (!worked || !existsSync(executable))
    fail(
      `Could not fetch Node as a package for ${process.platform} ${process.arch}. Install Node ${OLDEST_MAJOR} or later and try again.${worked ? '' : `\n${output}`}`,
    )
  return executable
}
