import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

const roots = '{attack,bench,client,contract,demo,documents,e2e,scripts,server,site,staff}'
const isLeftOut = /\.(test|spec|gen|d|config)\.tsx?$|\/(node_modules|dist|migrations)\//

/** Files whose name is given by who loads them, or by what they are in each folder. */
const namedByPlace = [
  /\/(routes|resource|index)\.tsx?$/,
  // TanStack Start finds them by name, Vitest its set-up.
  /^site\/src\/(routes\/.*|router|server)\.tsx?$/,
  /^server\/test\/database-for-tests\.ts$/,
  // One for each row of the report, and for each subject of the attack.
  /^bench\/rows\//,
  /^attack\/working\//,
  // A script within a page: what loads it calls its `start`.
  /-motion\.ts$/,
]

/** What names a thing may be told by what makes it: `keyring.ts` exports `createKeyring`, `proof.ts` the hook `useProof`. */
const makers = ['create', 'open', 'start', 'use']

test('a file that exports one thing has its name', () => {
  const files = globSync(`${roots}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|data|test-results)$/.test(name),
  }).filter((file) => !isLeftOut.test(file) && !namedByPlace.some((named) => named.test(file)))
  expect(files.length).toBeGreaterThan(1_000)
  const misnamed = files.filter((file) => {
    const exports = exportsOf(readFileSync(path.join(root, file), 'utf8'))
    const name = path.basename(file).replace(/\.tsx?$/, '')
    const names = [name, ...makers.map((maker) => `${maker}-${name}`)]
    return (
      exports.values.length === 1 &&
      ![...exports.values, ...exports.types].some((one) => names.includes(kebab(one)))
    )
  })
  expect(misnamed).toEqual([])
})

function exportsOf(source: string): { values: string[]; types: string[] } {
  const values: string[] = []
  const types: string[] = []
  const declared =
    /^export (?:default )?(?:async )?(function\*?|const|let|class|abstract class|type|interface) (\w+)/gm
  for (const [, kind = '', name = ''] of source.matchAll(declared))
    (kind === 'type' || kind === 'interface' ? types : values).push(name)
  for (const [, list = ''] of source.matchAll(/^export \{([^}]*)\}/gm)) values.push(...list.split(','))
  return { values, types }
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}

test('names of several words become words between hyphens', () => {
  expect(['whoMay', 'buildOpenAPIPage', 'MAX_ID'].map(kebab)).toEqual([
    'who-may',
    'build-open-api-page',
    'max-id',
  ])
})
