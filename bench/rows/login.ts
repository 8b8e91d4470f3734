import { demoLogin } from '@panai/demo/demo-login'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'

const ROUNDS = size(100, 2)
const WARM_UP = size(5, 0)
const BOUND_MS = 250

/** How long a login takes with the right password, one after the other: nearly all of it is the password's hash. */
export async function measureLogin({ url }: RunningServer): Promise<Outcome> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/author/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoLogin),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the login answered ${answer.status}`)
    if (round >= WARM_UP) times.push(performance.now() - began)
  }
  const slowest = quantile(times, 0.99)
  return {
    findings: [
      {
        row: 'Login with the right password, median and p99',
        figure: `${inMs(quantile(times, 0.5))}, ${inMs(slowest)}`,
        bound: `≤ ${BOUND_MS} ms`,
        reached: slowest <= BOUND_MS,
      },
    ],
    figures: times,
  }
}
