import { randomInt } from 'node:crypto'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { run } from './lib/commands.ts'

/** Random sequences of what can happen to money, on all processors: each has a database server and a seed of its own. */
const { values } = parseArgs({
  options: { sequences: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? randomInt(1_000_000))
const processes = os.availableParallelism()
const each = Math.ceil(Number(values.sequences) / processes)
if (!(Number.isSafeInteger(seed) && each > 0)) throw new Error('--sequences and --seed must be whole numbers')

console.log(`${processes} × ${each} sequences, --seed ${seed}`)
const ended = await Promise.all(
  Array.from({ length: processes }, (_, at) =>
    run('vitest', ['run', '--project', 'server', 'server/src/features/royalties/money-properties.test.ts'], {
      MONEY_SEQUENCES: String(each),
      MONEY_SEED: String(seed + at),
    }),
  ),
)
process.exitCode = ended.every(Boolean) ? 0 : 1
