import pg from 'pg'
import { StartupProblem } from '../startup/startup-problem.ts'

/** What PostgreSQL says when it ends, or is not there yet. */
const ENDING = /^(08...|57P0[1-5])$/
/** What the system and the driver say of a connection that is lost; those of the driver have words only. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const BROKEN_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Postgres connection has been discarded|timeout exceeded)/

const ALREADY_THERE = new Set(['42P07', '42710', '42723'])

/**
 * What the person who started a program can do about an error of the database; null when the error is no refusal of the database's
 * but a bug.
 */
export function databaseProblem(error: unknown): StartupProblem | null {
  const problem = error instanceof Error ? whatToDo(error, codeOf(error)) : null
  return problem === null ? null : new StartupProblem(problem, { cause: error })
}

function whatToDo(error: Error, code: string): string | null {
  if (/^(28|3D)/.test(code))
    return `The database lets nobody in (${error.message}): check the address, user and password of DATABASE_URL.`
  if (isLost(error, code))
    return 'The database ended, or the connection to it broke, in the middle of the work; its log says why (of the embedded one: postgres.log in the data folder). Start again: what was not finished was undone, and is done then.'
  if (!(error instanceof pg.DatabaseError)) return null
  if (code === '42501')
    return `The user of DATABASE_URL may not change the database (${error.message}): make that user the owner of it.`
  if (code === '25006')
    return `The database of DATABASE_URL takes no changes (${error.message}): set DATABASE_URL to one that does, with a user who may write.`
  if (code === '53100')
    return `The disk of the database is full (${error.message}): free some space, then start again.`
  if (code.startsWith('53'))
    return `The database lacks what it needs (${error.message}): give it more, then start again.`
  if (ALREADY_THERE.has(code))
    return `The database holds things of another program (${error.message}): set DATABASE_URL to an empty database.`
  if (/extension/.test(error.message) && /^(0A000|58P01)$/.test(code))
    return `The database lacks an extension (${error.message}): install PostgreSQL's contrib package beside it.`
  return null
}

/** Whether the error is that there is no database, or none any more: later there may be one. */
export function isWithoutDatabase(error: unknown): boolean {
  return error instanceof Error && isLost(error, codeOf(error))
}

const DEADLOCK = '40P01'

/** Whether the transaction was ended because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && codeOf(error) === DEADLOCK
}

/**
 * A lock that did not come in time, a statement that took too long, two transactions that waited for each other again and again, and a
 * server that takes no changes while another takes over.
 */
const BUSY = new Set(['55P03', '57014', DEADLOCK, '25006'])

/** Whether the error is that the database is at other work: a moment later it may answer. */
export function isBusy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && BUSY.has(codeOf(error))
}

function isLost(error: Error, code: string): boolean {
  const atSocket = 'syscall' in error && error.syscall === 'connect'
  const hungUp = error instanceof pg.DatabaseError && error.severity === 'FATAL'
  return hungUp || ENDING.test(code) || BROKEN.has(code) || atSocket || BROKEN_WORDS.test(error.message)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
