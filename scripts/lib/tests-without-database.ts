import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './commands.ts'

/** Finds the imports of our own files. */
const imported = /\b(?:from|import) '(\.[^']+\.ts)'/g

/**
 * The test files of the server and the demo that need no database, neither themselves nor by their imports: their result is the
 * same on every database. A file that is listed by mistake fails, as there is no database.
 */
export function testsWithoutDatabase(): string[] {
  const files = globSync('{server,demo}/{src,test}/**/*.test.ts', { cwd: root })
  return files.filter((file) => !asks(path.join(root, file), new Set()))
}

function asks(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (text.includes('inject(')) return true
  return [...text.matchAll(imported)].some(([, other = '']) => asks(path.resolve(file, '..', other), seen))
}
