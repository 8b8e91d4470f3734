import { questions } from '@panai/contract/content/questions'
import { listQuestions } from '@panai/contract/content/shown-questions'
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  listStaffQuestions,
  orderQuestions,
} from '@panai/contract/content/staff/questions'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { search } from '@panai/contract/search/search'
import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, type TestApplication, untilKeeping } from '../../../../test/an-application.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { putQuestionsInTamil } from '../../../db/migrations/0077-texts-in-two-languages.ts'

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
  expect(await shown()).toEqual(
    questions.map(({ id, question, answer }) => ({ id, question, answer, language: 'en' })),
  )
})

test('a fresh database has them in Tamil too, and one that has changed a question keeps it as it is', async () => {
  const inTamil = async () => (await app.call(listQuestions, '/api/questions?texts_in=ta')).data
  expect(await inTamil()).toEqual(
    questions.map(({ id, question_ta, answer_ta }) => ({
      id,
      question: question_ta,
      answer: answer_ta,
      language: 'ta',
    })),
  )
  await app.db.updateTable('questions').set({ question_ta: null, answer_ta: null }).execute()
  await app.db.updateTable('questions').set({ answer: 'Ours.' }).where('anchor', '=', 'isbn').execute()
  await putQuestionsInTamil(app.db as Kysely<unknown>) // migrations know no tables
  const inEnglish = async () => (await inTamil()).filter(({ language }) => language === 'en')
  await until('the changed question is read', async () => (await inEnglish()).length === 1)
  const english = await inEnglish()
  expect(english.map(({ id, answer }) => [id, answer])).toEqual([['isbn', 'Ours.']])
})

test('a translation is read by those who ask for its language and found by its words; without it the text itself is', async () => {
  const tamil = { question_ta: 'நாள்காட்டி அச்சிடுகிறீர்களா?', answer_ta: 'ஆம், நூறு பிரதிகளிலிருந்து.' }
  const last = async (query: string) => (await app.call(listQuestions, `/api/questions${query}`)).data.at(-1)
  const { data } = await editor.calls(createQuestion, asked)
  expect(data.lacks).toEqual(['ta'])
  expect(await last('?texts_in=ta')).toMatchObject({ ...asked, language: 'en' })
  expect((await editor.calls(listStaffQuestions, { lacks: 'ta' })).data.map(({ id }) => id)).toEqual([
    data.id,
  ])

  const { data: whole } = await editor.calls(changeQuestion, { id: data.id, version: data.version, ...tamil })
  expect([whole.lacks, whole.answer_ta]).toEqual([[], tamil.answer_ta])
  expect((await editor.calls(listStaffQuestions, { lacks: 'ta' })).meta.total).toBe(0)
  const shownInTamil = { question: tamil.question_ta, answer: tamil.answer_ta, language: 'ta' }
  expect(await last('?texts_in=ta')).toMatchObject(shownInTamil)
  for (const query of ['', '?texts_in=en'])
    expect(await last(query)).toMatchObject({ ...asked, language: 'en' })
  // Long words are cut into syllables where they are shown.
  const tamilPage = (await app.get('/ta/help', { accept: 'text/html' })).text.replace(
    /<\/?(?:span|wbr)\b[^>]*>/g,
    '',
  )
  expect(tamilPage.split(tamil.answer_ta).length - 1).toBeGreaterThanOrEqual(3)
  expect(await helpPage()).not.toContain(tamil.answer_ta)

  const results = async (q: string, more = '') =>
    (await app.call(search, `/api/search?q=${encodeURIComponent(q)}${more}`)).data
  const url = `/help#question-${data.anchor}`
  const tamilResult = { url, title: tamil.question_ta, language: 'ta', description: tamil.answer_ta }
  const english = { url, title: asked.question, language: 'en', description: asked.answer }
  expect(await results('நாள்காட்டி')).toMatchObject([tamilResult])
  expect(await results('calendars', '&texts_in=ta')).toMatchObject([tamilResult])
  expect(await results('calendars')).toMatchObject([english])
})

test('half a translation, and one into the language of the question itself, are refused with each field that is wrong', async () => {
  const { data } = await editor.calls(createQuestion, asked)
  const refusal = async (changes: object) => {
    const answer = await editor.tries(changeQuestion, { id: data.id, version: data.version, ...changes })
    return [answer.status, Object.keys(refusalReply.parse(answer.json()).errors ?? {}).sort()]
  }
  expect(await refusal({ question_ta: 'ஏன்?' })).toEqual([422, ['answer_ta']])
  expect(await refusal({ question_en: 'Why?', answer_ta: 'ஆம்.' })).toEqual([
    422,
    ['question_en', 'question_ta'],
  ])
  const created = await editor.tries(createQuestion, { ...asked, answer_ta: 'ஆம்.' })
  expect(created.status).toBe(422)
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
