import { z } from 'zod'
import { MOST_FAILURE } from './limits.ts'

/** Writes a line for the process that asked, and waits until it has been taken. */
export function tell(line: string): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve())),
  )
}

/** A fault of our own: its kind and where in the program it is. */
export const failure = z.object({ failed: z.string().max(MOST_FAILURE) })

/** Of what was thrown; nothing of the file stands in it. */
export function failed(error: unknown): z.output<typeof failure> {
  const stack = error instanceof Error ? (error.stack ?? error.name) : 'no error'
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const name = error instanceof Error ? error.name : typeof error
  return { failed: [name, ...frames].join('\n').slice(0, MOST_FAILURE) }
}
