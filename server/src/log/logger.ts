import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { describeError, reasonOf } from './describe-error.ts'

export type { Logger }

/**
 * One JSON object a line, on standard output unless there is another `destination`. Nothing that identifies or authorises a person is
 * ever passed to it; an error is, as `err` with its stack or as `error` in a few words, and described without what it knows of them.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error), error: reasonOf },
  }
  return destination ? pino(options, destination) : pino(options)
}
