import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createDatabase, createPool, type Database } from '@panai/server/db/database'
import { createDataKeys } from '@panai/server/keys/data-keys'
import { createLogger } from '@panai/server/log/logger'
import { z } from 'zod'
import { addVerifiedPayees } from '../../server/test/money/add-verified-payees.ts'
import { manyEarners } from '../../server/test/money/payouts.ts'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs } from '../lib/statistics.ts'
import { staffToken } from '../lib/tokens.ts'

const AUTHORS = size(3_000, 20)
const BOUND_MS = 60_000

const run = z.object({
  data: z.object({ id: z.int(), state: z.string(), counts: z.object({ paid: z.int(), held: z.int() }) }),
})
const preview = z.object({ data: z.object({ token: z.string(), counts: z.record(z.string(), z.int()) }) })

/** A month's run over 3,000 authors as a clerk has it done: made, approved and paid, its file taken, the bank's results given in. */
export async function measurePayouts({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  try {
    const db = createDatabase(pool)
    const { token: maker } = await staffToken(db, url, 'accounts')
    const { token: approver } = await staffToken(db, url, 'admin')
    await giveSecondFactors(db)
    const authors = await manyEarners(db, AUTHORS)
    const keys = createDataKeys(readFileSync(path.join(dataDir, 'data-keys'), 'utf8').trim().split(/\s+/))
    await addVerifiedPayees(db, keys, authors)
    return await measure(url, { maker, approver })
  } finally {
    await pool.end()
  }
}

async function giveSecondFactors(db: Database): Promise<void> {
  const now = new Date()
  await db.updateTable('accounts').set({ second_factor_since: now }).where('role', '<>', 'author').execute()
  await db.updateTable('sessions').set({ second_factor_at: now }).execute()
}

async function measure(
  url: string,
  { maker, approver }: { maker: string; approver: string },
): Promise<Outcome> {
  const times: Record<string, number> = {}
  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await work()
    times[what] = performance.now() - began
    return result
  }
  const call = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/api/staff/${address}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${maker}`, ...init.headers },
    })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const json = (value: object) => ({
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  })
  const month = new Date().toISOString().slice(0, 7)
  const { data: made } = await timed('made', async () =>
    run.parse(await (await call('payout-runs', json({ month }))).json()),
  )
  const { data: paid } = await timed('paid', async () => {
    for (;;) {
      const init = { headers: { authorization: `Bearer ${approver}` } }
      const answer = run.parse(await (await call(`payout-runs/${made.id}/approve`, init)).json())
      if (answer.data.state === 'made') return answer
    }
  })
  if (paid.counts.paid !== AUTHORS) throw new Error(`${paid.counts.paid} were paid, ${paid.counts.held} held`)
  const file = await timed('file', async () =>
    (await call(`payout-runs/${made.id}/neft.csv`, { method: 'GET' })).text(),
  )
  const references = file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  const results = `reference,status,transaction_id,reason\n${references
    .map((reference, at) =>
      at % 30 === 0 ? `${reference},failed,,Closed` : `${reference},completed,UTR${reference},`,
    )
    .join('\n')}`
  const form = (fields: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('file', new Blob([results], { type: 'text/csv' }), 'results.csv')
    return { body }
  }
  const { data: plan } = await timed('results looked at', async () =>
    preview.parse(await (await call('payout-result-previews', form())).json()),
  )
  await timed('results taken in', () => call('payout-results', form({ token: plan.token })))
  const all = Object.values(times).reduce((sum, time) => sum + time, 0)
  return {
    findings: [
      {
        row: `A payout run over ${AUTHORS} authors: made, paid, its file, results`,
        figure: inMs(all),
        bound: `≤ ${inMs(BOUND_MS)}`,
        reached: all <= BOUND_MS,
      },
    ],
    remarks: [
      `Payouts: ${Object.entries(times)
        .map(([what, time]) => `${what} ${inMs(time)}`)
        .join(', ')}; every thirtieth has failed.`,
    ],
    figures: times,
  }
}
