import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uploadMessages } from '../http/upload-messages.ts'
import { tamilOf } from '../language/in-two-languages.ts'
import type { TextRule } from '../language/text-rules.ts'
import {
  checkSubmission,
  contributorRule,
  MOST_CONTRIBUTORS,
  mayFollow,
  pairContributors,
  problemWithContributors,
  problemWithDocument,
  readDriveLink,
  type SubmissionForm,
  splitList,
  submissionMessages,
  submissionRules,
  submissionStatuses,
} from './submission-rules.ts'

const MB = 1024 * 1024

function aForm(given: Partial<SubmissionForm> = {}): SubmissionForm {
  return {
    language: 'tamil',
    title: 'பனை ஓலை',
    subtitle: '',
    author_name: 'Meena',
    about_book: '',
    about_author: '',
    genre: ['fiction'],
    contributors: [],
    mode: 'file',
    drive_link: '',
    bookPdf: { name: 'Book.PDF', type: 'application/pdf', size: 10 * MB },
    bookCover: { name: 'cover.jpg', type: 'image/jpeg', size: 1 * MB },
    ...given,
  }
}

test('a whole form has no problem, in either mode', () => {
  expect(checkSubmission(aForm())).toEqual({})
  const drive_link = 'https://docs.google.com/document/d/1/edit'
  expect(checkSubmission(aForm({ mode: 'drive', bookPdf: null, drive_link }))).toEqual({})
})

test('everything that is missing is told at once, in the words of the specification', () => {
  const empty = { language: '', title: ' ', author_name: '', genre: [], bookPdf: null, bookCover: null }
  expect(checkSubmission(aForm(empty))).toEqual({
    language: 'Please select a language',
    title: 'Title is required',
    author_name: 'Author name is required',
    genre: 'Please select at least one genre',
    bookPdf: 'Please upload a PDF file',
    bookCover: 'Please upload a cover image',
  })
  expect(checkSubmission(aForm({ mode: 'drive' }))).toEqual({
    drive_link: 'Please provide a Google Drive link',
  })
})

test.each([
  ['book.pdf', 10 * MB, null],
  ['book.DOCX', 1, null],
  ['book.doc', 1, null],
  ['book.pdf', 10 * MB + 1, 'File size exceeds 10MB. Please use Google Drive link.'],
  ['book.odt', 1, 'Only PDF or Word documents allowed.'],
  ['book.docx', 0, 'The file is empty. Please check it and try again.'],
  ['book', 1, 'Only PDF or Word documents allowed.'],
  ['constructor', 1, 'Only PDF or Word documents allowed.'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(problemWithDocument({ name, type: '', size })).toBe(problem)
})

test('a cover must be a picture, and no drawing that can hold a script', () => {
  for (const type of ['', 'application/pdf', 'image/svg+xml'])
    expect(checkSubmission(aForm({ bookCover: { name: 'x', type, size: 1 } }))).toEqual({
      bookCover: 'Please upload a cover image',
    })
})

test('a name can’t hold what divides names, and a blank one is not counted', () => {
  const contributor = (name: string) => ({ name, role: 'editor' as const })
  expect(checkSubmission(aForm({ contributors: [contributor(' '), contributor('Ravi')] }))).toEqual({})
  expect(checkSubmission(aForm({ contributors: [contributor('Ravi, M.A.')] }))).toEqual({
    contributors: 'A name can’t hold a comma',
  })
})

test('a link is kept only when it leads to Google', () => {
  expect(readDriveLink(' https://DRIVE.google.com/file/d/1/view ')).toBe(
    'https://DRIVE.google.com/file/d/1/view',
  )
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, text) => {
      for (const link of [url, text, `https://drive.google.com${text}`]) {
        const kept = readDriveLink(link)
        if (kept === null) continue
        expect(kept).toMatch(/^https:\/\/(drive|docs)\.google\.com\/[^\s]+$/i)
      }
    }),
  )
})

test('types and names are paired by place, or not at all', () => {
  expect(pairContributors(['A', 'B'], ['editor', 'translator'])).toEqual([
    { name: 'A', role: 'editor' },
    { name: 'B', role: 'translator' },
  ])
  expect(pairContributors(['A', 'B'], ['editor']).map(({ role }) => role)).toEqual(['editor', 'editor'])
  expect(pairContributors(['A', 'B', 'C'], ['editor', 'translator']).map(({ role }) => role)).toEqual([
    null,
    null,
    null,
  ])
  expect(pairContributors(['A'], []).map(({ role }) => role)).toEqual([null])
})

test('a list is what stands between its commas', () => {
  expect(splitList(' A ,, B\n C ,')).toEqual(['A', 'B C'])
})

test('a submission goes one step, forwards or back', () => {
  const steps = submissionStatuses.flatMap((from) =>
    submissionStatuses.filter((to) => mayFollow(from, to)).map((to) => `${from} ${to}`),
  )
  expect(steps).toEqual([
    'manuscript_submitted in_review',
    'in_review manuscript_submitted',
    'in_review final_validation',
    'final_validation in_review',
    'final_validation published',
    'published final_validation',
  ])
})

test('whatever is told of a book or its files is told in Tamil too', () => {
  const { loginFirst, ...messages } = submissionMessages // said by the site alone
  const rules: TextRule[] = [...Object.values(submissionRules), contributorRule]
  const said = [
    ...Object.values(messages),
    ...Object.values(uploadMessages),
    ...rules.flatMap(({ missing, tooLong, malformed }) => [missing, tooLong, malformed]),
    problemWithContributors(Array.from({ length: MOST_CONTRIBUTORS + 1 }, String)),
  ].filter((text) => typeof text === 'string')
  expect(said.filter((text) => !/\p{Script=Tamil}/u.test(tamilOf(text) ?? ''))).toEqual([])
})
