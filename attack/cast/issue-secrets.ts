import { addSecondFactor } from '../../server/test/add-second-factor.ts'
import { bankDetails } from '../../server/test/payees.ts'
import { mailedSecrets } from '../lib/mailed-secrets.ts'
import type { Canaries } from './canaries.ts'
import { type Deps, must, postJson } from './deps.ts'
import { emailOf, PASSWORD } from './people.ts'

/**
 * Has every kind of secret issued as people have it issued, uses some of them, and watches for all: tokens of sessions, the links of mails,
 * the codes and the key of a second factor.
 */
export async function issueSecrets(deps: Deps, canaries: Canaries): Promise<void> {
  const { db, keys, people, mark, dataDir } = deps
  const email = emailOf('owner', mark)
  const { token } = jsonOf(
    await postJson(deps, 'visitor', '/api/author/login', { email, password: PASSWORD }),
  )
  const renewed = await must(deps, {
    ...{ method: 'POST', path: '/api/refresh-token', headers: { authorization: `Bearer ${token}` } },
  })
  // Of a signed token the signature is what nobody can make.
  for (const whole of [token, jsonOf(renewed).token])
    canaries.watch('token of a session', String(whole).split('.').at(-1) ?? '', ['owner'])

  const codes = await db
    .transaction()
    .execute((tx) => addSecondFactor(tx, keys, people.of('asked').accountId))
  for (const code of codes) canaries.watch('recovery code', code)
  for (const code of codes) canaries.watch('recovery code', code.replaceAll('-', ''))
  await postJson(deps, 'asked', '/api/staff/second-factor/proof', { code: codes[0] })

  const started = await postJson(deps, 'unset', '/api/staff/second-factor', { password: PASSWORD })
  canaries.watch('key of a second factor', String(dataOf(started).key), ['unset'])
  await postJson(deps, 'visitor', '/api/author/forgot-password', { email })
  await postJson(deps, 'owner', '/api/author/email', { email: `new.${email}`, password: PASSWORD })
  await postJson(deps, 'owner', '/api/author/payee', bankDetails({ password: PASSWORD }))
  await postJson(deps, 'admin', '/api/staff/accounts', {
    ...{ name: 'Who was invited', email: `invited.${mark}@canary.example`, role: 'editor' },
  })
  const secrets = await untilMailed(dataDir, expected)

  // Used as a browser uses them: the pages of the links are opened, and one of them does what it is for.
  // What comes of that is told, with the link that undoes it.
  for (const { page, text } of secrets)
    if (page.startsWith('/')) await deps.send({ method: 'GET', path: page + text, headers: {} })
  const confirmation = secrets.find(({ page }) => page === '/bank-details/confirm/')
  await postJson(deps, 'visitor', '/api/author/payee/confirm', { token: confirmation?.text })
  for (const { page, text } of await untilMailed(dataDir, ['/bank-details/stop/', ...expected]))
    canaries.watch(`secret of ${page}`, text)
  await people.restore()
}

const expected = [
  ...['/reset-password/', '/profile?confirm=', '/not-me/', '/bank-details/confirm/'],
  ...['/staff/invitation/', 'a mailed code'],
]
const PATIENCE_MS = 60_000

/** The secrets of all mails, when each kind is among them. */
async function untilMailed(dataDir: string, expected: readonly string[]) {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const all = await mailedSecrets(dataDir)
    const missing = expected.filter((one) => !all.some(({ page }) => page === one))
    if (missing.length === 0) return all
    if (performance.now() > end) throw new Error(`no mail came with the secret of ${missing.join(', ')}`)
  }
}

function jsonOf({ body }: { body: Buffer }): { token?: unknown } {
  return JSON.parse(body.toString()) as { token?: unknown } // as the contract has it
}

function dataOf({ body }: { body: Buffer }): { key?: unknown } {
  return (JSON.parse(body.toString()) as { data: { key?: unknown } }).data // as the contract has it
}
