import type { Campaign } from '../campaign.ts'
import { aNetwork } from '../lib/send.ts'
import { hostileRequest } from '../requests/hostile-request.ts'

const AT_ONCE = 8
/** Tokens live for minutes only, and some requests change what people may do: so often everybody is let in again. */
const RESTORED_AFTER = 2_000

/** Every operation by every caller, with hostile values, as the seed has them. */
export async function sendHostile(campaign: Campaign): Promise<void> {
  const { options, people, findings, server } = campaign
  const end = performance.now() + options.minutes * 60_000
  const answered = new Map<number, number>()
  const done = new Set<string>()
  let next = 0

  async function work(last: number): Promise<void> {
    while (next < last && performance.now() < end && server.ended() === null) {
      const number = next++
      const { status, operation } = await sendOne(campaign, number)
      answered.set(status, (answered.get(status) ?? 0) + 1)
      if (status >= 200 && status < 300) done.add(operation)
    }
  }

  while (next < options.requests && performance.now() < end && server.ended() === null) {
    const last = Math.min(next + RESTORED_AFTER, options.requests)
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(last)))
    await people.restore()
  }
  const statuses = [...answered].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `  ${next} hostile requests; answers ${statuses.join(', ')}; ${done.size} operations done at least once`,
  )
  if (server.ended() !== null) findings.add('hangs', `the server is gone: ${server.ended()}`)
}

/** Sends the request of this number and tells all of it. */
export async function repeatOne(campaign: Campaign, number: number): Promise<void> {
  const { sent, caller, operation } = hostileRequest(campaign.options.seed, number, campaign.done)
  const { status, got } = await sendOne(campaign, number)
  const body = sent.body ? `\n${sent.body.toString().slice(0, 4_000)}` : ''
  console.log(
    `${operation.id} as ${caller}\n${sent.method} ${sent.path}\n${JSON.stringify(sent.headers)}${body}`,
  )
  console.log(`→ ${status}\n${JSON.stringify(got.headers)}\n${got.body.toString().slice(0, 4_000)}`)
}

async function sendOne({ options, people, send, judge, done }: Campaign, number: number) {
  const { sent: drawn, caller, operation } = hostileRequest(options.seed, number, done)
  const own = caller === 'visitor' ? null : people.of(caller).authorId
  const sent = { ...drawn, path: drawn.path.replace('{own}', String(own ?? 1)) }
  const ask = async () => {
    const headers = { ...sent.headers, ...people.headersOf(caller), 'x-forwarded-for': aNetwork() }
    const got = await send({ ...sent, headers })
    judge(`#${number} ${operation.id} (--seed ${options.seed} --only ${number})`, caller, sent, got)
    return got
  }
  const first = await ask()
  // A request before this one has logged them out, or changed their account.
  const isOut = first.status === 401 && caller !== 'visitor' && operation.access !== 'public'
  if (isOut) await people.restore(caller)
  const got = isOut ? await ask() : first
  return { status: got.status, operation: operation.id, got }
}
