import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartupProblem } from '../../startup/startup-problem.ts'
import { userName } from '../../startup/user-name.ts'

/**
 * Creates the data folder where it is missing, for its owner alone, and answers its real path.
 * Throws StartupProblem when it can't be a folder or we may not write in it. Safe to repeat.
 */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw folderProblem(folder, error)
  }
}

/** What the system's refusal of a file in the data folder means for the person who started the program. */
export function folderProblem(folder: string, error: unknown): StartupProblem {
  return new StartupProblem(whatToDo(folder, error), { cause: error })
}

export function diskFull(folder: string): StartupProblem {
  return new StartupProblem(
    `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to a folder on another disk.`,
  )
}

function whatToDo(folder: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${folder} can't be made, because there is a file in its place or on the way to it: move the file, or set DATA_DIR to another folder.`
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${folder} can't be written by the user ${userName()}: give that user the folder, or set DATA_DIR to another one.`
    case 'EROFS':
      return `The data folder ${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder).message
    default:
      return `The data folder ${folder} can't be used (${String(error)}): set DATA_DIR to another folder.`
  }
}
