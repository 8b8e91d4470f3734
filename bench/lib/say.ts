import { styleText } from 'node:util'

/** A step, as a line that tells what takes its time. */
export function say(line: string): void {
  console.log(styleText('dim', `  ${line}`))
}
