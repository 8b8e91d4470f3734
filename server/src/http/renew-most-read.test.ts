import { expect, test } from 'vitest'
import { anApplication, reaches, untilKeeping } from '../../test/an-application.ts'
import { ask } from '../../test/ask.ts'
import { aBook } from '../../test/builders.ts'
import { until } from '../../test/until.ts'

test('the pages that are read most are made again after a change before anybody asks for them', async () => {
  const application = await anApplication({ settings: { METRICS_LISTEN: '0' } })
  const book = await aBook(application.db, { title: 'Before the change' })
  await untilKeeping(application)
  const drops = await figure(application.metrics, 'panai_kept_answers_drops_total')
  const page = `/books/${book.id}`
  for (let times = 0; times < 5; times++) await application.get(page)

  await application.db
    .updateTable('books')
    .set({ title: 'After the change' })
    .where('id', '=', book.id)
    .execute()
  await until(
    'what was kept is forgotten',
    async () => (await figure(application.metrics, 'panai_kept_answers_drops_total')) > drops,
  )
  // Of this application nobody asks anything here: what is kept it has made by itself, and no other page has been read.
  await until(
    'the page is made again',
    async () => (await figure(application.metrics, 'panai_kept_answers')) > 0,
  )
  expect(await reaches(application, page)).toBe(false)
  expect((await application.get(page)).text).toContain('After the change')
})

async function figure(metrics: string | null, name: string): Promise<number> {
  const { text } = await ask(metrics ?? '', '/metrics')
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}
