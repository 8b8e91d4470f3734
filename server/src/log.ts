import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type { Logger }

/** One JSON object a line on standard output. Nothing that identifies or authorises a person is ever passed to it. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
