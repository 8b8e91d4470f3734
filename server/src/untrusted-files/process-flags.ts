import path from 'node:path'
import { processLimits } from './limits.ts'
import type { SystemTools } from './system-tools.ts'
import { OUTPUT_FOLDER } from './task.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The code that is needed to open a file. Data folders, keys and settings lie elsewhere. */
const code = ['server/dist', 'server/src', 'server/package.json', 'contract', 'node_modules', 'package.json']

/**
 * What Node lets such a process do: read its own code and its folder, write where its result goes, start nothing. Node has no
 * permission for the network before its version 25, which refuses it by the same flag: the system takes it away.
 */
function processFlags(folder: string): string[] {
  return [
    '--permission',
    ...[...code.map((part) => path.join(root, part)), folder].map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${path.join(folder, OUTPUT_FOLDER)}`,
    '--allow-addons', // the decoder of pictures is one
    '--disable-warning=SecurityWarning',
    // Else each module of WebAssembly reserves 10 GB of addresses, which are limited.
    '--disable-wasm-trap-handler',
    `--max-old-space-size=${processLimits.heapMb}`,
    '--v8-pool-size=1',
    '--expose-gc', // what sets books gives a document back before the next
  ]
}

/** The command of a process with these permissions, without a network where the system can do that. */
export function processCommand(
  folder: string,
  words: readonly string[],
  { withoutNetwork }: Pick<SystemTools, 'withoutNetwork'>,
): [program: string, words: string[]] {
  const ours = [...processFlags(folder), ...words]
  const [program, ...before] = withoutNetwork ?? []
  return program ? [program, [...before, process.execPath, ...ours]] : [process.execPath, ours]
}

/** Nothing of the server's own environment. Threads and arenas of memory reserve addresses for each. */
export const processEnvironment = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' }
