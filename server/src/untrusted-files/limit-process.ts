import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { memoryOf, processLimits, reservedOf, secondsOf } from './limits.ts'
import type { TaskKind } from './task.ts'

const run = promisify(execFile)

/**
 * Has the system limit a process that is ready and has seen no file yet: memory, by addresses and by data, above what the engine has
 * reserved for itself; time of the processor; size of files.
 */
export async function limitProcess(
  prlimit: string,
  pid: number,
  kind: TaskKind,
  seconds: number = secondsOf[kind],
): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
  const left = (memoryOf[kind] ?? processLimits.memoryBytes) - bytes('VmRSS')
  await run(prlimit, [
    '--pid',
    String(pid),
    `--as=${bytes('VmSize') + left + (reservedOf[kind] ?? 0)}`,
    `--data=${bytes('VmData') + left}`,
    `--cpu=${Math.ceil(seconds) + 1}`,
    `--fsize=${processLimits.fileBytes}`,
    `--nofile=${processLimits.openFiles}`,
    '--core=0',
  ])
}
