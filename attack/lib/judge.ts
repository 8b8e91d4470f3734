import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { readPayee } from '@panai/contract/payees/staff/payees'
import { neftFile, upiFile } from '@panai/contract/payouts/staff/payouts'
import type { CallerName } from '../cast/callers.ts'
import { type Canaries, sealed } from '../cast/canaries.ts'
import type { Findings } from './findings.ts'
import { mailedSecrets } from './mailed-secrets.ts'
import type { Got, Sent } from './send.ts'
import type { Server } from './server.ts'

export type Judge = (what: string, caller: CallerName, sent: Sent, got: Got) => void

/** Nobody is shown one of these whole but by these calls, neither its owner nor who pays it. */
export const inFull: readonly { name: (typeof sealed)[number]; endpoint: AnyEndpoint }[] = [
  { name: 'number of a bank account', endpoint: readPayee },
  { name: 'UPI address', endpoint: readPayee },
  { name: 'number of a bank account', endpoint: neftFile },
  { name: 'UPI address', endpoint: upiFile },
]

function mayBeWhole(name: (typeof sealed)[number], { method, path }: Sent): boolean {
  return inFull.some((one) => {
    const pattern = `^${one.endpoint.path.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`
    return one.name === name && one.endpoint.method === method && new RegExp(pattern).test(path)
  })
}

/** Looks at each answer for what must never be. */
export function judgeBy(findings: Findings, canaries: Canaries): Judge {
  return (what, caller, sent, got) => {
    const { method, path } = sent
    findings.requests += 1
    const where = `${what}: ${method} ${path.slice(0, 200)} as ${caller}`
    if (got.hung) findings.add('hangs', `${where} was not answered within a minute`)
    if (got.status >= 500)
      findings.add('5xx', `${where} → ${got.status}, request ${got.headers['x-request-id']}`)
    const head = Buffer.from(JSON.stringify(got.headers))
    for (const name of [...canaries.foundBy(caller, got.body), ...canaries.foundBy(caller, head)])
      findings.add('leaks', `${where} → ${got.status} with the ${name}`)
    for (const name of sealed)
      if (canaries.isIn(name, got.body) && !mayBeWhole(name, sent))
        findings.add('leaks', `${where} → ${got.status} with the whole ${name}`)
  }
}

/** Goes through the server's log: nothing private may stand there. Of what failed, it tells the cause. */
export async function judgeLog(
  { logFile, dataDir }: Server,
  findings: Findings,
  canaries: Canaries,
): Promise<void> {
  const causes = new Map<string, number>()
  const mailed = new Map((await mailedSecrets(dataDir)).map(({ page, text }) => [text, page]))
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    for (const name of canaries.inLog(line))
      findings.add('leaks', `the log has the ${name}: ${line.slice(0, 300)}`)
    for (const [long] of line.matchAll(/[\w-]{40,}/g))
      if (mailed.has(long))
        findings.add('leaks', `the log has a secret of ${mailed.get(long)}: ${line.slice(0, 300)}`)
    const cause = causeOf(line)
    if (cause !== null) causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  for (const [cause, count] of causes) console.log(`In the log, ${count} times: ${cause}`)
}

/** What a line says of a bug, and where in our code it is. */
function causeOf(line: string): string | null {
  if (!line.includes('"level":50')) return null
  const { msg, path, err } = JSON.parse(line) as {
    msg: string
    path?: string
    err?: { message?: string; stack?: string }
  } // a line of pino
  const place = /server\/src\/[^\s)]+/.exec(err?.stack ?? '')?.[0] ?? ''
  return `${msg}: ${err?.message || err?.stack?.slice(0, 300)} ${place} (${path?.replace(/\d+/g, 'n').slice(0, 80) ?? ''})`
}
