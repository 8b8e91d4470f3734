import fs from 'node:fs'
import path from 'node:path'
import { root } from './commands.ts'

/** Tests of the server itself with a database that is its own: they run on no other. */
export const withDatabaseOfTheirOwn = [
  'server/src/db/embedded/**/*.test.ts',
  'server/src/killed-database.long.test.ts',
  'server/src/main-with-embedded-database.test.ts',
]

/** Finds the imports of our own files. */
const imported = /\b(?:from|import) '(\.[^']+\.ts)'/g

/**
 * The test files of the server and the demo that need no database, neither themselves nor by their imports: their result is the
 * same on every database. A file that is listed by mistake fails, as there is no database.
 */
export function testsWithoutDatabase(): string[] {
  const files = fs.globSync('{server,demo}/{src,test}/**/*.test.ts', { cwd: root })
  const others = new Set(fs.globSync(withDatabaseOfTheirOwn, { cwd: root }))
  return files.filter((file) => !others.has(file) && !asks(path.join(root, file), new Set()))
}

function asks(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = fs.readFileSync(file, 'utf8')
  if (text.includes('inject(')) return true
  return [...text.matchAll(imported)].some(([, other = '']) => asks(path.resolve(file, '..', other), seen))
}
