import { styleText } from 'node:util'

/**
 * A step of the set-up, as a line that tells what takes its time.
 * @param {string} line
 */
export function say(line) {
  console.log(styleText('dim', `  ${line}`))
}

/**
 * Ends the command for an expected reason: one clear line, exit code 1.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(styleText('red', line))
  process.exit(1)
}
