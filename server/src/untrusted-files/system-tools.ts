import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from '../log/logger.ts'

const run = promisify(execFile)

/** What the system does for a process that opens files, beyond what Node does. */
export type SystemTools = {
  /** `prlimit` (util-linux): limits of memory and time. null: it is not here. */
  prlimit: string | null
  /** The command that starts a program without a network. null: none works here. */
  withoutNetwork: readonly string[] | null
}

/** A network of its own to which nothing is connected: for anybody by a namespace of users, or else for root. */
const unshares = [
  ['--user', '--map-current-user', '--net', '--'],
  ['--net', '--'],
]

/** Tries what there is in the folders of programs. */
export async function findSystemTools(folders = process.env.PATH ?? ''): Promise<SystemTools> {
  const find = (program: string) =>
    process.platform === 'linux'
      ? (folders
          .split(':')
          .map((folder) => path.join(folder, program))
          .find((file) => existsSync(file)) ?? null)
      : null
  const unshare = find('unshare')
  for (const words of unshare ? unshares : []) {
    const command = [unshare ?? '', ...words]
    if (await works([...command, process.execPath, '--version']))
      return { prlimit: find('prlimit'), withoutNetwork: command }
  }
  return { prlimit: find('prlimit'), withoutNetwork: null }
}

async function works([program = '', ...words]: readonly string[]): Promise<boolean> {
  return run(program, words).then(
    () => true,
    () => false,
  )
}

let found: Promise<SystemTools> | undefined
/** Those of this machine, tried once. */
export function systemTools(): Promise<SystemTools> {
  found ??= findSystemTools()
  return found
}

/** A line for each that is missing. */
export function tellMissing({ prlimit, withoutNetwork }: SystemTools, log: Logger): void {
  if (!prlimit)
    log.warn('there is no prlimit: processes that open files are limited by their heap and the clock alone')
  if (!withoutNetwork)
    log.warn('unshare does not work here: processes that open files could reach the network')
}
