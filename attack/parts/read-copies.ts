import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Campaign } from '../campaign.ts'
import { type AuthorName, authors } from '../cast/callers.ts'
import type { CanaryName } from '../cast/canaries.ts'
import { aNetwork } from '../lib/send.ts'

/** What a copy has to hold, so that what is not found in it was looked for. */
const inTheOwners: readonly CanaryName[] = [
  'title of a manuscript',
  'page of a manuscript',
  'message of an author',
  'file with a message',
  'name of a buyer',
  'reason of a manual journal',
  'telephone of an account',
]
const inAll: readonly CanaryName[] = [...inTheOwners, 'note of an editor', 'letter of a visitor']

/**
 * The copies that leave the house, unpacked: what each author is given of their own data, the export of everything and a backup. Of
 * authors each has their own alone; the others have no secret as it was given out and no bank details that can be read.
 */
export async function readCopies(campaign: Campaign): Promise<void> {
  const [sizes] = await Promise.all([
    Promise.all([readCommands(campaign, 'backup'), readCommands(campaign, 'export')]),
    Promise.all(authors.map((name) => readOwn(campaign, name))),
  ])
  console.log(
    `  ${authors.length} exports of authors, a backup of ${sizes[0]} MB and an export of ${sizes[1]} MB`,
  )
}

async function readOwn(
  { people, send, judge, canaries, findings }: Campaign,
  name: AuthorName,
): Promise<void> {
  const sent = { method: 'GET', path: '/api/author/export', headers: { accept: '*/*' } }
  const got = await send({
    ...sent,
    headers: { ...sent.headers, ...people.headersOf(name), 'x-forwarded-for': aNetwork() },
  })
  judge('own export', name, sent, got)
  if (name !== 'owner') return
  const found = canaries.foundBy('visitor', got.body)
  for (const missing of inTheOwners.filter((wanted) => !found.includes(wanted)))
    findings.add('unread', `the owner's own export has no ${missing}`)
}

/** @returns its size in MB. */
async function readCommands(
  { server, canaries, findings }: Campaign,
  command: 'backup' | 'export',
): Promise<number> {
  const file = path.join(path.dirname(server.logFile), `${command}.zip`)
  await server.run(command, ['--to', file])
  const { mode } = await stat(file)
  if ((mode & 0o077) !== 0) findings.add('leaks', `the ${command} can be read by others on its machine`)
  const archive = await readFile(file)
  const found = canaries.foundBy('visitor', archive)
  const forbidden = new Set(canaries.neverStored().map(({ name }) => name))
  // A backup brings logins back; who leaves with an export does not need them.
  if (command === 'export') forbidden.add('hash of a password')
  for (const name of new Set(found))
    if (forbidden.has(name)) findings.add('leaks', `the ${command} has the ${name}`)
  for (const missing of inAll.filter((wanted) => !found.includes(wanted)))
    findings.add('unread', `the ${command} has no ${missing}`)
  return Math.round(archive.length / 1024 / 1024)
}
