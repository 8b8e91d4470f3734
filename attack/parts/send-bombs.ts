import { readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { type Bomb, makeBombs } from '../bombs/make-bombs.ts'
import type { Campaign } from '../campaign.ts'
import type { CallerName } from '../cast/callers.ts'
import { aNetwork } from '../lib/send.ts'
import { buildForm } from '../requests/build-form.ts'
import { plausibleTexts } from '../requests/plausible-body.ts'
import { uploadBeside } from './upload-beside.ts'

const all: readonly AnyEndpoint[] = endpoints
const AT_ONCE = 4

/** Each file that swells when it is opened, in each field of each form that takes a file. */
export async function sendBombs(campaign: Campaign): Promise<void> {
  const { findings, people, send, judge, options } = campaign
  const bombs = makeBombs()
  const calls = all.flatMap((endpoint) =>
    endpoint.body?.type === 'multipart/form-data'
      ? Object.keys(endpoint.body.files).flatMap((field) => bombs.map((bomb) => ({ endpoint, field, bomb })))
      : [],
  )
  await people.restore()
  // What was refused before would keep the next from being looked at at all.
  await campaign.db.deleteFrom('refused_files').execute()
  const opened = watchOpened(campaign.server.dataDir)
  const honest = await uploadBeside(campaign)
  const queue = calls.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { endpoint, field, bomb } of queue) {
        const caller = callerOf(endpoint)
        const { body, type } = formWith(endpoint, field, bomb, options.seed)
        const headers = { ...people.headersOf(caller), accept: 'application/json', 'content-type': type }
        const path = endpoint.path.replace('{id}', '1')
        const sent = {
          method: endpoint.method,
          path,
          headers: { ...headers, 'x-forwarded-for': aNetwork() },
          body,
        }
        judge(`bomb ${endpoint.id}.${field}: ${bomb.name}`, caller, sent, await send(sent))
      }
    }),
  )
  await honest.stop()
  opened.stop()
  const [reached, refused] = [true, false].map((isOpened) =>
    bombs.filter(({ bytes }) => opened.lengths.has(bytes.length) === isOpened).map(({ name }) => name),
  )
  console.log(`  opened in a process of their own: ${reached?.join(', ')}`)
  console.log(`  refused before: ${refused?.join(', ')}`)
  console.log(`  ${calls.length} bombs in ${new Set(calls.map(({ endpoint }) => endpoint.id)).size} forms`)
  if (campaign.server.ended() !== null)
    findings.add('hangs', `the server is gone: ${campaign.server.ended()}`)
}

function callerOf({ access }: AnyEndpoint): CallerName {
  if (access === 'public') return 'visitor'
  return typeof access === 'string' || 'author' in access ? 'author' : 'admin'
}

function formWith(endpoint: AnyEndpoint, field: string, bomb: Bomb, seed: number) {
  return buildForm(
    [...plausibleTexts(endpoint, seed), { name: field, file: bomb.file, value: bomb.bytes }],
    'none',
  )
}

/** Notes how long each file was that the server gave to a process to be opened. @param dataDir the server's, where it makes a folder for each */
function watchOpened(dataDir: string): { lengths: Set<number>; stop: () => void } {
  const place = path.join(dataDir, 'opening')
  const lengths = new Set<number>()
  const watcher = watch(place, { recursive: true }, (_, name) => {
    if (name === null) return
    for (const file of filesIn(path.join(place, path.dirname(name)))) lengths.add(file)
  })
  return { lengths, stop: () => watcher.close() }
}

/** A folder may be gone by the time that one hears of it. */
function filesIn(folder: string): number[] {
  try {
    return readdirSync(folder).map((name) => statSync(path.join(folder, name)).size)
  } catch {
    return []
  }
}
