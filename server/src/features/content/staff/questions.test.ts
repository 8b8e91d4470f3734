import { listQuestions } from '@panai/contract/content'
import { questions } from '@panai/contract/questions'
import { refusalReply } from '@panai/contract/refusal-reply'
import { search } from '@panai/contract/search'
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  listStaffQuestions,
  orderQuestions,
} from '@panai/contract/staff/questions'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, type TestApplication, untilKeeping } from '../../../../test/an-application.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'

let app: TestApplication
let editor: StaffMember
beforeEach(async () => {
  app = await anApplication()
  editor = await aStaffMember(app)
  await untilKeeping(app)
})

const asked = {
  question: 'Do you print calendars?',
  answer: 'Palmyra calendars we do, from a hundred copies.',
}
const shown = async () => (await app.call(listQuestions, '/api/questions')).data
const found = async (q: string) => (await app.call(search, `/api/search?q=${q}`)).data.map(({ url }) => url)
const helpPage = async () => (await app.get('/help', { accept: 'text/html' })).text

test('a fresh database has the eight questions of the specification, word for word', async () => {
  expect(await shown()).toEqual(questions.map((question) => ({ ...question, language: 'en' })))
})

test('a new question, a change, a hidden one and a deleted one show at the next request on the page, in its data for search engines and in the search', async () => {
  expect(await helpPage()).not.toContain('calendars')
  const { data } = await editor.calls(createQuestion, asked)
  const page = await helpPage()
  expect(page).toContain(`id="question-${data.anchor}"`)
  expect(page.split('Palmyra calendars we do').length - 1).toBeGreaterThanOrEqual(3)
  expect(await found('calendars')).toEqual([`/help#question-${data.anchor}`])

  const change = { id: data.id, version: data.version, question: 'Do you print almanacs?' }
  const { data: changed } = await editor.calls(changeQuestion, change)
  expect(await helpPage()).toContain('Do you print almanacs?')
  expect(await found('almanacs')).toEqual([`/help#question-${data.anchor}`])

  const { data: hidden } = await editor.calls(changeQuestion, {
    id: data.id,
    version: changed.version,
    is_shown: false,
  })
  expect(await helpPage()).not.toContain('almanacs')
  expect(await found('almanacs')).toEqual([])
  expect(await shown()).toHaveLength(8)

  await editor.calls(deleteQuestion, { id: data.id, version: hidden.version })
  expect((await editor.calls(listStaffQuestions)).meta.total).toBe(8)
})

test('the page has them in the order that they are put in', async () => {
  const ids = (await editor.calls(listStaffQuestions)).data.map(({ id }) => id)
  const turned = ids.toReversed()
  const { data } = await editor.calls(orderQuestions, { ids: turned })
  expect(data.map(({ id }) => id)).toEqual(turned)
  expect((await shown()).map(({ id }) => id)).toEqual(questions.map(({ id }) => id).toReversed())

  const { data: added } = await editor.calls(createQuestion, asked)
  expect((await shown()).at(-1)?.question).toBe(asked.question)
  for (const wrong of [turned, [...turned, added.id, added.id], [...ids.slice(1), added.id, 999_999]]) {
    const answer = await editor.tries(orderQuestions, { ids: wrong })
    expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
      409,
      expect.stringContaining('look at the list'),
    ])
  }
})

test('the second of two editors is told', async () => {
  const [first] = (await editor.calls(listStaffQuestions)).data
  const other = await aStaffMember(app, 'admin', 'Owner')
  const change = { id: first?.id, version: first?.version, answer: 'Another.' }
  await other.calls(changeQuestion, change)
  const answer = await editor.tries(changeQuestion, { ...change, answer: 'Mine.' })
  expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([
    409,
    expect.stringContaining('Owner'),
  ])
  expect((await shown())[0]?.answer).toBe('Another.')
})
