import path from 'node:path'
import { StartupProblem } from '../startup/startup-problem.ts'

/** Reads what follows a command. @throws StartupProblem that says how to write it. */
export function readWords<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return refuseWords(usage)
    throw error
  }
}

export function refuseWords(usage: string): never {
  throw new StartupProblem(`Write it so: ${usage}`)
}

/** A path as it was meant where the command was given: npm changes the folder and keeps the first one. */
export function givenPath(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
}
