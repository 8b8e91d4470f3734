import { trimSizes } from '@panai/contract/language/vocabulary'
import type { BookStep } from '@panai/contract/manuscripts/book-steps'
import { getInterior, type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import { sizeChoiceMessages } from '@panai/contract/manuscripts/size-choice'
import { makeAgain, makeAgainMessages } from '@panai/contract/manuscripts/staff/make-again'
import { getStaffSubmission } from '@panai/contract/submissions/staff/submissions'
import { uploadVersion } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aLongText } from '../../../../test/a-long-text.ts'
import { anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { handInFile, handInWord, interiorOf, interiorThat } from '../../../../test/word-manuscripts.ts'
import { beginStep, endStep, noteSize } from './note-steps.ts'

let app: TestApplication
let own: Record<string, string>
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  own = await signInAs(app.db, await anAccount(app.db))
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

const allMade = (id: number): Promise<Interior> =>
  interiorThat(app, { who: own, id }, 'all is made', (interior) => !isUnderWay(interior))

const states = ({ steps }: Interior) => Object.fromEntries(steps.map(({ kind, state }) => [kind, state]))
const stepOf = ({ steps }: Interior, kind: BookStep['kind']) => steps.find((step) => step.kind === kind)

async function newestOf(id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from submission_versions where submission_id = ${id} order by number desc limit 1`.execute(
    app.db,
  )
  return rows[0]?.id ?? 0
}

const choose = (id: number, trim_size: unknown) =>
  sendJson(app.origin, 'PUT', `/api/author/submissions/${id}/trim-size`, { trim_size }, own)

test('a manuscript goes through its steps: author and editor see which is done, in how many sizes, since when one is worked on, and how long it usually takes', async () => {
  const ids = []
  for (let at = 0; at < 4; at += 1) ids.push(await handInWord(app, own))
  for (const id of ids) {
    const made = await allMade(id)
    expect(states(made)).toEqual({ check: 'done', interior: 'done', ebook: 'done', cover: 'done' })
    expect(stepOf(made, 'interior')?.sizes).toHaveLength(trimSizes.length)
  }
  const [first = 0, second = 0, third = 0] = ids
  // As it is while a node sets the second and the third waits behind it.
  const [version, last] = [await newestOf(second), await newestOf(third)]
  await sql`delete from interiors where version_id in (${version}, ${last})`.execute(app.db)
  await beginStep(app.db, { version, step: 'interior' }, [last])
  await noteSize(app.db, version, '5.5 X 8.5 in')
  await noteSize(app.db, version, 'A4')
  await sql`update book_steps set begun_at = begun_at - interval '12 seconds' where ended_at is null`.execute(
    app.db,
  )
  const [under, waiting] = [await interiorOf(app, own, second), await interiorOf(app, own, third)]
  expect([under.state, waiting.state]).toEqual(['being_set', 'being_set'])
  // The e-book lists the pages, and the cover is as wide as they are thick.
  expect(states(under)).toEqual({ check: 'done', interior: 'working', ebook: 'later', cover: 'later' })
  expect(stepOf(under, 'interior')).toMatchObject({
    ...{ sizes: ['5.5 X 8.5 in', 'A4'], ahead: null, fault: null },
    seconds: expect.toSatisfy((seconds: number) => seconds >= 12 && seconds < 60),
    usual_seconds: expect.toSatisfy((seconds: number) => seconds >= 1),
  })
  expect(stepOf(waiting, 'interior')).toMatchObject({ state: 'waiting', ahead: 1, seconds: null, sizes: [] })
  expect((await editor.calls(getInterior, { id: second })).data.interior.steps).toMatchObject(
    under.steps.map(({ kind, state, sizes }) => ({ kind, state, sizes })),
  )
  // It died; the next look finds it and takes no more notice of what was noted.
  await handInWord(app, own, { chapters: 1, paragraphs: 2 })
  expect(states(await allMade(second))).toMatchObject({ interior: 'done', cover: 'done' })
  expect(states(await allMade(third))).toMatchObject({ interior: 'done', cover: 'done' })
  expect(states(await allMade(first))).toMatchObject({ interior: 'done' })
})

test('a newer version ends what is under way for the one before: that is set no more, and nothing of it stays noted', async () => {
  const id = await handInFile(app, own, aLongText(5_000))
  await interiorThat(app, { who: own, id }, 'some sizes are set', (interior) => {
    const { state, sizes } = stepOf(interior, 'interior') ?? {}
    return state === 'working' && (sizes?.length ?? 0) > 0
  })
  const before = await newestOf(id)
  const { body, type } = aForm({ name: 'bookPdf', value: await tidy(), file: 'new.docx' })
  const answer = await ask(app.origin, `/api/author/submissions/${id}/versions`, {
    ...{ method: 'POST', body, headers: { 'content-type': type, ...own } },
  })
  expect(uploadVersion.output.safeParse(answer.json()).success).toBe(true)
  const made = await allMade(id)
  expect([made.version, made.state]).toEqual([2, 'set'])
  const { rows } = await sql<{ number: number }>`
    select number from interiors join submission_versions on id = version_id where submission_id = ${id}`.execute(
    app.db,
  )
  expect(rows).toEqual([{ number: 2 }])
  const noted = await app.db
    .selectFrom('book_steps')
    .select('step')
    .where('version_id', '=', before)
    .where('ended_at', 'is', null)
    .execute()
  expect(noted).toEqual([])
})

test('what fails by a fault of ours is told as that, with its reason to our people alone; another size can be chosen, or staff have it made again', async () => {
  const id = await handInWord(app, own)
  await allMade(id)
  const version = await newestOf(id)
  const fail = async () => {
    await sql`delete from covers where version_id = ${version}`.execute(app.db)
    await sql`
      with gone as (delete from interiors where version_id = ${version} returning made_of)
      insert into interiors (version_id, problem, made_of) select ${version}, 'heavy', made_of from gone`.execute(
      app.db,
    )
    await beginStep(app.db, { version, step: 'interior' }, [])
    await endStep(app.db, { version, step: 'interior' }, { reason: 'it took too long' })
  }
  await fail()
  const failed = await interiorOf(app, own, id)
  expect([failed.state, states(failed).interior]).toEqual(['failed', 'failed'])
  expect(stepOf(failed, 'interior')).toMatchObject({ fault: 'ours', reason: null })
  expect(failed.sizes).toEqual(
    trimSizes.map((trim_size) => ({
      trim_size,
      pages: null,
      is_estimate: false,
      spine_mm: null,
      copy: null,
    })),
  )
  const atDesk = (await editor.calls(getInterior, { id })).data.interior
  expect(stepOf(atDesk, 'interior')?.reason).toBe('it took too long')

  expect((await choose(id, 'A4')).json()).toMatchObject({ message: sizeChoiceMessages.chosen })
  expect((await interiorOf(app, own, id)).state).not.toBe('failed')
  expect(
    await interiorThat(app, { who: own, id }, 'set in A4', ({ state }) => state === 'set'),
  ).toMatchObject({
    trim_size: 'A4',
  })
  await allMade(id)
  await fail()
  const seen = (await editor.calls(getStaffSubmission, { id })).data.version
  await editor.calls(makeAgain, { id, version: seen })
  expect(await allMade(id)).toMatchObject({ state: 'set', trim_size: 'A4', cover: { state: 'made' } })
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', 'submissions')
    .where('subject_id', '=', String(id))
    .execute()
  expect(entries).toEqual([{ action: makeAgain.id }])
  expect((await editor.tries(makeAgain, { id, version: seen })).status).toBe(409)
  const again = await editor.tries(makeAgain, { id, version: seen + 1 })
  expect(again.json()).toMatchObject({ message: makeAgainMessages.nothingFailed })
})

test('a text too long for a size is told with about how many pages it would have; the others are set, and one of them is chosen', async () => {
  const id = await handInFile(app, own, aLongText(34_500))
  const found = await allMade(id)
  expect([found.state, found.bytes, found.trim_size]).toEqual(['too_long', null, null])
  expect(states(found)).toMatchObject({ check: 'done', interior: 'failed', cover: 'later' })
  expect(stepOf(found, 'interior')).toMatchObject({ fault: 'too_long', reason: null })
  const bySize = new Map(found.sizes.map((size) => [size.trim_size, size]))
  expect([...bySize.keys()]).toEqual(trimSizes)
  const printed = bySize.get('5.5 X 8.5 in')
  expect(printed).toMatchObject({ is_estimate: true, spine_mm: null, copy: null })
  expect(printed?.pages).toBeGreaterThan(1_100)
  expect((printed?.pages ?? 0) % 100).toBe(0)
  const larger = bySize.get('A4')
  expect(larger).toMatchObject({ is_estimate: false, copy: { printing_cost: expect.any(Number) } })
  expect((await choose(id, '5 X 7 in')).json()).toMatchObject({ message: sizeChoiceMessages.notPrinted })
  expect((await choose(id, 'A4')).json()).toMatchObject({ message: sizeChoiceMessages.chosen })
  // It is being set in the size that was chosen.
  const chosen = await interiorOf(app, own, id)
  expect([chosen.state, chosen.choice.printed]).toEqual(['being_set', 'A4'])
  expect(states(chosen).interior).toMatch(/^(waiting|working)$/)
})
