import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findBuiltSite } from '../src/http/find-built-site.ts'

/**
 * Copies the built site, so that a build during the run changes nothing under the tests. It stands below a `node_modules`
 * folder: from there it is loaded as the server loads it, without the test runner's own transformation.
 */
export async function copyBuiltSite(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'panai-test-site-'))
  const folder = path.join(temporary, 'node_modules/site')
  await cp(findBuiltSite(), folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return { folder, remove: () => rm(temporary, { recursive: true, force: true }) }
}
