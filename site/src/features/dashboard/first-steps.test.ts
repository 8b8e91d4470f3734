import { expect, test } from 'vitest'
import { type Desk, firstSteps, nextStep } from './first-steps.ts'

const photo = { path: 'authors/a.webp', width: 4, height: 4, placeholder: 'grey' }
const settled: Desk = {
  profile: { email_confirmed: true, photo },
  payee: [{ state: 'in_force' }],
  published: [{}],
  submitted: [],
}
const manuscript = {
  ...{ id: 7, title: 'ஓலை', status: 'in_review', steps: [] },
  ...{ changeRequest: null, proofRequest: null },
}

test('a new author has everything before them, in the order in which it is needed', () => {
  const desk: Desk = {
    profile: { email_confirmed: false, photo: null },
    payee: [],
    published: [],
    submitted: [],
  }
  expect(firstSteps(desk).map(({ title, done }) => [title, done])).toEqual([
    ['Confirm your e-mail', false],
    ['Submit a manuscript', false],
    ['Add your bank details', false],
    ['Add your photo', false],
  ])
})

test.each<[string, Partial<Desk>, string]>([
  ['the address', { profile: { email_confirmed: false, photo } }, 'Confirm your e-mail'],
  ['a manuscript', { published: [] }, 'Submit a manuscript'],
  ['bank details', { payee: [] }, 'Add your bank details'],
  ['bank details that ended', { payee: [{ state: 'withdrawn' }] }, 'Add your bank details'],
  ['a photo', { profile: { email_confirmed: true, photo: null } }, 'Add your photo'],
  ['nothing', {}, 'Is your next book ready?'],
])('what comes next when %s is missing', (_, missing, title) => {
  expect(nextStep({ ...settled, ...missing }).title).toBe(title)
})

test('a manuscript counts as submitted before it is published', () => {
  expect(firstSteps({ ...settled, published: [], submitted: [manuscript] })[1]?.done).toBe(true)
})

test('what the editors wait for comes before everything else', () => {
  const asked = { ...manuscript, changeRequest: 'A glossary, please.' }
  const desk = { ...settled, payee: [], submitted: [{ ...manuscript, title: 'Another' }, asked] }
  expect(nextStep(desk)).toMatchObject({ book: 'ஓலை', action: 'See the changes' })
})

test('a proof that waits comes before what is still open, and leads to its pages', () => {
  const proof = { ...manuscript, proofRequest: { dueOn: '2026-12-06', isOverdue: false, note: null } }
  const asked = { ...manuscript, changeRequest: 'A glossary, please.' }
  const desk = { ...settled, payee: [], submitted: [manuscript, proof] }
  expect(nextStep(desk)).toMatchObject({ book: 'ஓலை', action: 'Look through the proof', proofOf: 7 })
  expect(nextStep({ ...desk, submitted: [proof, asked] })).toMatchObject({ action: 'See the changes' })
})

test('when all is done a manuscript on its way says where it is', () => {
  expect(
    nextStep({ ...settled, submitted: [{ ...manuscript, status: 'published' }, manuscript] }),
  ).toMatchObject({
    title: 'In Review:',
    book: 'ஓலை',
    to: '/dashboard',
  })
})
