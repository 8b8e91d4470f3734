import { aForm } from '../../server/test/a-form.ts'
import { aManuscript, aPdf } from '../../server/test/manuscripts.ts'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { hand, type Rise, riseDuring, SECRET_KEY, signInAuthors, type Upload } from '../lib/send-forms.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { median } from '../lib/statistics.ts'

const MANUSCRIPT_BYTES = 10 * 1024 * 1024
const AT_ONCE = size(20, 2)
const ALONE = size(7, 1)
const WARM_UP = size(3, 1)
const MOST_MB_ALONE = 5
const MOST_MB_TOGETHER = 60

/** How much memory the server takes while manuscripts of 10 MB come in, over what it had a moment before. */
export async function measureUploads(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: { SECRET_KEY, DEMO: '0' } })
    try {
      const bearers = await signInAuthors(dataDir, AT_ONCE)
      const { body, type } = aForm(...(await aManuscript({ bookPdf: await fullSizePdf() })))
      const uploads = bearers.map(
        (authorization): Upload => ({ body, headers: { 'content-type': type, authorization } }),
      )
      const turn = (at: number) => uploads.slice(at % AT_ONCE, (at % AT_ONCE) + 1)
      const first = await riseDuring(server, () => hand(server, turn(0)))
      for (let at = 1; at < WARM_UP; at++) await hand(server, turn(at))

      const alone: Rise[] = []
      for (let at = 0; at < ALONE; at++) alone.push(await riseDuring(server, () => hand(server, turn(at))))
      const together = await riseDuring(server, () => hand(server, uploads))
      return describe(first, alone, together)
    } finally {
      await server.stop()
    }
  })
}

function describe(first: Rise, alone: readonly Rise[], together: Rise): Outcome {
  const rises = alone.map(({ rssMb }) => rssMb)
  const worst = Math.max(...rises)
  return {
    findings: [
      {
        row: 'A manuscript of 10 MB comes in: the server grows by (RSS, worst of 7)',
        figure: inMb(worst),
        bound: `< ${MOST_MB_ALONE} MB`,
        reached: worst < MOST_MB_ALONE,
      },
      {
        row: `${AT_ONCE} of them at the same time`,
        figure: inMb(together.rssMb),
        bound: `< ${MOST_MB_TOGETHER} MB`,
        reached: together.rssMb < MOST_MB_TOGETHER,
      },
    ],
    remarks: [
      `The first upload after the start, when its code is loaded too: RSS +${inMb(first.rssMb)}.`,
      `One upload: RSS +${inMb(median(rises))} (median), PSS +${inMb(Math.max(...alone.map(({ pssMb }) => pssMb)))} at most, answered after ${Math.round(median(alone.map(({ ms }) => ms)))} ms.`,
      `${AT_ONCE} uploads: PSS +${inMb(together.pssMb)}, all answered after ${Math.round(together.ms)} ms.`,
      `The processes that look into the files, three at a time, take ${inMb(Math.max(together.helpersMb, ...alone.map(({ helpersMb }) => helpersMb)))} (PSS) beside the server and end with their work.`,
    ],
    figures: { first, alone, together },
  }
}

/** A PDF as long as one may be, but for a little. */
async function fullSizePdf(): Promise<Buffer> {
  const rest = (await aPdf({ pages: 200, bytes: 1 })).length
  return aPdf({ pages: 200, bytes: MANUSCRIPT_BYTES - rest - 10_000 })
}

function inMb(value: number): string {
  return `${value.toFixed(1)} MB`
}
