import type { Outcome } from '../lib/finding.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'
import { inTemporaryFolder } from '../lib/temporary-folder.ts'

const MOST_MS = 3_000
const SECOND_STARTS = 3

/** From `npm start` to the first page: on an empty data folder, and again on the one that it left. */
export async function measureStart(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const start = async () => {
      const server = await startServer({ dataDir, command: ['npm', 'start'] })
      await server.stop()
      return server.firstPageMs
    }
    const first = await start()
    const later: number[] = []
    for (let count = 0; count < SECOND_STARTS; count++) later.push(await start())
    return {
      findings: [
        { row: 'First start on an empty data folder (installed and built)', figure: inMs(first), bound: '', reached: null },
        {
          row: 'Second start, to the first page',
          figure: inMs(median(later)),
          bound: `< ${inMs(MOST_MS)}`,
          reached: median(later) < MOST_MS,
        },
      ],
      figures: { first, later },
    }
  })
}
