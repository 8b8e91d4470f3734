import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Build, currentBuild, newestBuild } from '../../scripts/lib/builds.mjs'

/**
 * Copies the built site into a folder of `place`, which `prepared` takes away, so that a build during the run changes nothing under the
 * tests. It stands below a `node_modules` folder: from there it is loaded as the server loads it, without the test runner's own
 * transformation.
 * @returns the folder of the copy
 * @throws Error that says what to run when the site is not built.
 */
export async function copyBuiltSite(
  build: Build,
  place: string,
  prepared: AsyncDisposableStack,
): Promise<string> {
  const built = findBuild(build)
  const temporary = await mkdtemp(path.join(place, 'panai-test-site-'))
  prepared.defer(() => rm(temporary, { recursive: true, force: true }))
  const folder = path.join(temporary, 'node_modules/site')
  await cp(built, folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

/** One of what was there earlier will do: most tests ask nothing of the pages. Who looks for a mistake in those has to know. */
function findBuild(build: Build): string {
  const newest = newestBuild(build)
  if (newest === null)
    throw new Error(
      'The site is not built. Run the test by `npm run test:one -- <part of a name>`, which builds it, or build it by `npm run build`.',
    )
  if (currentBuild(build) === null)
    console.warn(
      'The site was changed since it was built: its pages are those of before. `npm run build` builds it.',
    )
  return newest
}
