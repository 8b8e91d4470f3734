import { tellBug } from './tell-bug.ts'

/** Ends a program by an error that nobody has caught. Node's own report has all that the error holds, the values of a row among it. */
export function endByBug(error: unknown): never {
  console.error(tellBug(error, process.env))
  process.exit(1)
}
