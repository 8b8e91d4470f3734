import { setTimeout as pause } from 'node:timers/promises'
import { aForm } from '../../server/test/a-form.ts'
import { aPhoto } from '../../server/test/a-photo.ts'
import type { Campaign } from '../campaign.ts'
import { aNetwork } from '../lib/send.ts'

/** So long it may take, or so many times as long as with nothing beside it, where the machine itself is slow. */
const MOST_MS = 3_000
const MOST_TIMES = 4
const BESIDE_EVERY_MS = 500

/** The owner puts a picture into their profile, again and again, until told to stop. What takes too long is a finding. */
export async function uploadBeside(campaign: Campaign): Promise<{ stop: () => Promise<void> }> {
  const { findings } = campaign
  const value = await aPhoto({ width: 600, height: 600, format: 'jpeg' })
  const before = [await upload(campaign, value), await upload(campaign, value), await upload(campaign, value)]
  const alone = Math.max(...before)
  const most = Math.max(MOST_MS, alone * MOST_TIMES)
  let going = true
  let [count, slowest] = [0, 0]
  const work = async () => {
    while (going) {
      const ms = await upload(campaign, value)
      count += 1
      slowest = Math.max(slowest, ms)
      if (ms > most)
        findings.add(
          'hangs',
          `an honest picture took ${Math.round(ms)} ms beside bombs, ${Math.round(alone)} ms alone`,
        )
      await pause(BESIDE_EVERY_MS)
    }
  }
  const working = work()
  return {
    async stop() {
      going = false
      await working
      console.log(
        `  ${count} honest pictures beside them, the slowest after ${Math.round(slowest)} ms (${Math.round(alone)} ms alone)`,
      )
    },
  }
}

/** @returns the milliseconds that it took. */
async function upload({ people, send, judge, findings }: Campaign, value: Uint8Array): Promise<number> {
  const { body, type } = aForm({ name: 'profile_photo', value, file: 'me.jpg', type: 'image/jpeg' })
  const headers = { ...people.headersOf('owner'), 'content-type': type, 'x-forwarded-for': aNetwork() }
  const sent = { method: 'PUT', path: '/api/author/profile/photo', headers, body }
  const got = await send(sent)
  judge('an honest picture', 'owner', sent, got)
  if (got.status !== 200) findings.add('hangs', `an honest picture was answered ${got.status} beside bombs`)
  return got.ms
}
