import { databaseProblem } from '../db/database-problem.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import { userName } from '../startup/user-name.ts'

/** The error as the person who started the program should read it; null for a bug. */
export function expectedProblem(error: unknown): StartupProblem | null {
  return error instanceof StartupProblem ? error : (databaseProblem(error) ?? fileProblem(error))
}

/** What the system's refusal of a file means. */
function fileProblem(error: unknown): StartupProblem | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null
  const file = 'path' in error ? String(error.path) : null
  const problem = whatToDo(String(error.code), file)
  return problem === null ? null : new StartupProblem(problem, { cause: error })
}

function whatToDo(code: string, file: string | null): string | null {
  const which = file ?? 'a file'
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full${file === null ? '' : `, so that ${file} can't be written`}: free some space, then start again.`
    case 'EACCES':
    case 'EPERM':
      return `The user ${userName()} may not use ${which}: give that user the right to it, or choose another place.`
    case 'EROFS':
      return `There is a read-only disk where ${which} should be written: choose another place.`
    case 'ENOTDIR':
    case 'EISDIR':
    case 'EEXIST':
      return `There is a file where a folder should be, or a folder where a file should be: ${which}. Move it, or choose another place.`
    default:
      return null
  }
}
