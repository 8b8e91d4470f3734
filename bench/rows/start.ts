import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const MOST_MS = 3_000
const SECOND_STARTS = size(5, 1)

/** From `npm start` to the first page: on an empty data folder, and again on the one that it left. */
export async function measureStart(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const first = await startOnce(dataDir)
    const later: number[] = []
    for (let count = 0; count < SECOND_STARTS; count++) later.push(await startOnce(dataDir))
    return {
      findings: [
        {
          row: 'First start on an empty data folder (packages and site ready), to the first page',
          figure: inMs(first),
          bound: '',
          reached: null,
        },
        {
          row: `Second start, to the first page (median of ${SECOND_STARTS})`,
          figure: inMs(median(later)),
          bound: `< ${inMs(MOST_MS)}`,
          reached: median(later) < MOST_MS,
        },
      ],
      figures: { first, later },
    }
  })
}

async function startOnce(dataDir: string): Promise<number> {
  const server = await startServer({ dataDir, command: npmStart() })
  await server.stop()
  return server.firstPageMs
}

/** By the npm that this command was started with, else by the one that is found. */
function npmStart(): [string, ...string[]] {
  const script = process.env.npm_execpath
  return script ? [process.execPath, script, 'start'] : ['npm', 'start']
}
