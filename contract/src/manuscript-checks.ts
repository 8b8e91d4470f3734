import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idInPath } from './fields.ts'
import { authorOr } from './permissions.ts'
import { submissionMessages } from './submission-rules.ts'
import { languages } from './vocabulary.ts'

/** How bad a finding is, the worst first. */
export const findingSeverities = ['stops', 'mend', 'information'] as const
export type FindingSeverity = (typeof findingSeverities)[number]
export const severityNames: Readonly<Record<FindingSeverity, string>> = {
  stops: 'Stops the book',
  mend: 'Should be mended',
  information: 'For information',
}

const MOST_SENTENCE = 600
const MOST_EXCERPT = 2_000
const sentence = z.string().min(1).max(MOST_SENTENCE)
const excerpt = z.string().max(MOST_EXCERPT).nullable()

const finding = z
  .object({
    severity: z.enum(findingSeverities),
    chapter: z.string().max(MOST_SENTENCE).nullable().meta({ description: 'null: the whole manuscript.' }),
    paragraph: z.int().nullable().meta({ description: 'Of the file, from 1.' }),
    meaning: sentence.meta({ description: 'What was found and what it means for the printed book.' }),
    mend: sentence.meta({ description: 'How to mend it.' }),
    before: excerpt,
    after: excerpt.meta({ description: 'The same place as it would read when mended.' }),
  })
  .meta({ id: 'ManuscriptFinding' })
export type ManuscriptFinding = z.output<typeof finding>

const MOST_FINDINGS = 200

export const manuscriptReport = z
  .object({
    words: z.int().min(0),
    minutes: z.int().min(0).meta({ description: 'To read it.' }),
    pictures: z.int().min(0),
    footnotes: z.int().min(0),
    chapters: z.array(z.string().max(MOST_SENTENCE)).max(2_000),
    languages: z.array(z.enum(languages)).meta({ description: 'Most letters first.' }),
    findings: z.array(finding).max(MOST_FINDINGS).meta({ description: 'The worst first.' }),
  })
  .meta({ id: 'ManuscriptReport' })
export type ManuscriptReport = z.output<typeof manuscriptReport>

/** Why a manuscript could not be checked. */
export const checkProblems = {
  doc: 'This is a Word file of the old kind (.doc), which cannot be checked. Open it in Word, save it as a Word document (.docx) or as a PDF, and upload that as a new version.',
  broken:
    'This file could not be read to its end. Open it in Word, save it again as a Word document (.docx), and upload that as a new version.',
  empty:
    'There is no text in this file. Please look whether it is the right one, and upload your manuscript as a new version.',
  heavy:
    'This file takes too long or too much memory to open. Take the pictures out, save it again as a Word document (.docx), and upload that as a new version with the pictures in files of their own.',
} as const
export type CheckProblem = keyof typeof checkProblems

const check = z
  .object({
    version: z.int().meta({ description: 'The number of the version that was checked.' }),
    checked_at: z.iso.datetime().nullable().meta({ description: 'null: it is being checked.' }),
    problem: z.string().nullable().meta({ description: 'Why there is no report.' }),
    report: manuscriptReport.nullable(),
  })
  .meta({ id: 'ManuscriptCheck' })
export type ManuscriptCheck = z.output<typeof check>

export const listManuscriptChecks = endpoint({
  id: 'listManuscriptChecks',
  method: 'GET',
  path: '/api/author/submissions/{id}/checks',
  tag: 'Submissions',
  access: authorOr('submissions.read'),
  summary: 'What the check of the manuscript found, newest version first',
  description:
    'Of each version that is a Word file. It is made in the background after the file has been taken.',
  params: z.object({ id: idInPath }),
  output: z.object({ success: z.literal(true), data: z.object({ checks: z.array(check) }) }),
  notFound: submissionMessages.notFound,
})

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const whole = new Intl.NumberFormat('en-IN')
const counted = (count: number, one: string) => `${whole.format(count)} ${count === 1 ? one : `${one}s`}`

/** What the manuscript has, in words: “512 words”, “4 minutes to read”. */
export function reportFigures({
  words,
  minutes,
  chapters,
  pictures,
  footnotes,
  languages: found,
}: ManuscriptReport): string[] {
  return [
    counted(words, 'word'),
    `${counted(minutes, 'minute')} to read`,
    counted(chapters.length, 'chapter'),
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...(footnotes > 0 ? [counted(footnotes, 'footnote')] : []),
    ...found.map((language) => languageNames.of(language) ?? language),
  ]
}

/** “Chapter 3, paragraph 41 of the file”; null where it concerns the whole manuscript. */
export function placeOfFinding({ chapter, paragraph }: ManuscriptFinding): string | null {
  const at = paragraph === null ? null : `paragraph ${paragraph} of the file`
  return [chapter, at].filter((part) => part !== null).join(', ') || null
}

export const checkTexts = {
  title: 'Manuscript check',
  waiting: 'Your manuscript is being checked. This takes a minute at most.',
  nothing: 'Nothing was found that needs to be mended.',
  before: 'As it is typed',
  after: 'As it would read',
} as const
