import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { localised } from '../language/localised.ts'
import { languages } from '../language/vocabulary.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import { MOST_ANCHOR, MOST_EDITS, paragraphUses, textEdit } from './text-edits.ts'

/** How bad a finding is, the worst first. */
export const findingSeverities = ['stops', 'mend', 'information'] as const
export type FindingSeverity = (typeof findingSeverities)[number]
export const severityNames = localised<Readonly<Record<FindingSeverity, string>>>(
  { stops: 'Stops the book', mend: 'Should be mended', information: 'For information' },
  { stops: 'நூலைத் தடுக்கிறது', mend: 'சரிசெய்ய வேண்டும்', information: 'தகவலுக்காக' },
)

const MOST_SENTENCE = 1_000
const MOST_EXCERPT = 2_000
const sentence = z.string().min(1).max(MOST_SENTENCE)
const excerpt = z.string().max(MOST_EXCERPT).nullable()

/** Pages of a PDF beyond these are counted only. */
export const MOST_PAGES_LOOKED_AT = 2_000

export const manuscriptFinding = z
  .object({
    severity: z.enum(findingSeverities),
    chapter: z.string().max(MOST_SENTENCE).nullable().meta({ description: 'null: the whole manuscript.' }),
    paragraph: z.int().nullable().meta({ description: 'Of the file, from 1.' }),
    pages: z.array(z.int().min(1)).max(MOST_PAGES_LOOKED_AT).meta({
      description:
        'Of a PDF, or of a Word file as Word last laid it out, from 1; none where it concerns the whole, or the file has no pages.',
    }),
    meaning: sentence.meta({ description: 'What was found and what it means for the printed book.' }),
    mend: sentence.meta({ description: 'How to mend it.' }),
    before: excerpt,
    after: excerpt.meta({ description: 'The same place as it would read when mended.' }),
    offers: z.array(textEdit).max(2).meta({ description: 'What mends it with one call.' }),
  })
  .meta({ id: 'ManuscriptFinding' })
export type ManuscriptFinding = z.output<typeof manuscriptFinding>

export const MOST_FINDINGS = 200
export const MOST_GUESSES = 500

const guess = z
  .object({
    at: z.int().min(0).meta({ description: 'The number of the paragraph in the file.' }),
    anchor: z.string().max(MOST_ANCHOR).meta({ description: 'How it begins, as it is typed.' }),
    use: z.enum(paragraphUses).meta({ description: 'What it was taken for, by its look.' }),
    chapter: z.string().max(MOST_SENTENCE).nullable(),
    text: z.string().max(MOST_SENTENCE).meta({ description: 'How it reads; an empty line has none.' }),
  })
  .meta({ id: 'ManuscriptGuess' })
export type ManuscriptGuess = z.output<typeof guess>

/** What became of an edit in the text. */
const editResult = z.object({
  place: z.string(),
  count: z.int().min(0).meta({ description: 'In how many places it changed the text.' }),
  samples: z
    .array(z.object({ before: z.string().max(MOST_EXCERPT), after: z.string().max(MOST_EXCERPT) }))
    .max(5),
  is_in_file: z
    .literal(true)
    .optional()
    .meta({ description: 'The file is a corrected text that holds it already.' }),
})
export type EditResult = z.output<typeof editResult>

export const manuscriptReport = z
  .object({
    pages: z.int().min(1).nullable().meta({ description: 'Of a PDF; null: a Word file has none yet.' }),
    words: z.int().min(0),
    minutes: z.int().min(0).meta({ description: 'To read it.' }),
    pictures: z.int().min(0),
    footnotes: z.int().min(0),
    chapters: z.array(z.string().max(MOST_SENTENCE)).max(2_000),
    languages: z.array(z.enum(languages)).meta({ description: 'Most letters first.' }),
    findings: z.array(manuscriptFinding).max(MOST_FINDINGS).meta({ description: 'The worst first.' }),
    guesses: z.array(guess).max(MOST_GUESSES).meta({ description: 'In the order of the text.' }),
    more_guesses: z.int().min(0).meta({ description: 'How many more there are.' }),
    edits: z
      .array(editResult)
      .max(MOST_EDITS)
      .meta({ description: 'Of the edits that were made when it was read.' }),
  })
  .meta({ id: 'ManuscriptReport' })
export type ManuscriptReport = z.output<typeof manuscriptReport>

const madeEdit = z
  .object({
    place: z.string(),
    edit: textEdit,
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'null: the account is gone.' }),
    result: editResult.nullable().meta({ description: 'null: the text has not been read with it yet.' }),
  })
  .meta({ id: 'MadeTextEdit' })
export type MadeEdit = z.output<typeof madeEdit>

const check = z
  .object({
    version: z.int().meta({ description: 'The number of the version that was checked.' }),
    checked_at: z.iso.datetime().nullable().meta({ description: 'null: it is being checked.' }),
    problem: z.string().nullable().meta({ description: 'Why there is no report.' }),
    report: manuscriptReport.nullable(),
    is_current: z
      .boolean()
      .meta({ description: 'false: the text was changed since, and is being read again.' }),
    may_be_edited: z.boolean(),
    edits: z.array(madeEdit).max(MOST_EDITS).meta({ description: 'The newest first.' }),
  })
  .meta({ id: 'ManuscriptCheck' })
export type ManuscriptCheck = z.output<typeof check>

/** Of the newest check: its text reads otherwise than its file, and can be had as one. */
export const hasCorrectedText = ({ report, is_current, edits }: ManuscriptCheck): boolean =>
  report !== null && is_current && edits.some(({ result }) => result !== null && result.count > 0)

export const listManuscriptChecks = endpoint({
  ...ofSubmission,
  id: 'listManuscriptChecks',
  path: '/api/author/submissions/{id}/checks',
  summary: 'What the check of the manuscript found, newest version first',
  description:
    'Of each version that is a file: a Word file by its text, a PDF as a file for the press. It is made in the background after the file has been taken.',
  output: z.object({ success: z.literal(true), data: z.object({ checks: z.array(check) }) }),
})

const languageNames = new Intl.DisplayNames(localised('en', 'ta'), { type: 'language' })
const whole = new Intl.NumberFormat('en-IN')
const counted = (count: number, [one, many]: readonly [one: string, many: string]) =>
  `${whole.format(count)} ${count === 1 ? one : many}`

/** What the manuscript has, in words: “512 words”, “4 minutes to read”. */
export function reportFigures({
  pages,
  words,
  minutes,
  chapters,
  pictures,
  footnotes,
  languages: found,
}: ManuscriptReport): string[] {
  return [
    ...(pages === null ? [] : [counted(pages, localised(['page', 'pages'], ['பக்கம்', 'பக்கங்கள்']))]),
    counted(words, localised(['word', 'words'], ['சொல்', 'சொற்கள்'])),
    localised(
      `${counted(minutes, ['minute', 'minutes'])} to read`,
      `படிக்க ${counted(minutes, ['நிமிடம்', 'நிமிடங்கள்'])}`,
    ),
    ...(pages === null
      ? [counted(chapters.length, localised(['chapter', 'chapters'], ['அத்தியாயம்', 'அத்தியாயங்கள்']))]
      : []),
    ...(pictures > 0 ? [counted(pictures, localised(['picture', 'pictures'], ['படம்', 'படங்கள்']))] : []),
    ...(footnotes > 0
      ? [counted(footnotes, localised(['footnote', 'footnotes'], ['அடிக்குறிப்பு', 'அடிக்குறிப்புகள்']))]
      : []),
    ...found.map((language) => languageNames.of(language) ?? language),
  ]
}

/** “Chapter 3, paragraph 41 of the file”, “Pages 3 and 7–9”; null where it concerns the whole manuscript. */
export function placeOfFinding({ chapter, paragraph, pages }: ManuscriptFinding): string | null {
  const at =
    paragraph === null ? null : localised(`paragraph ${paragraph} of the file`, `கோப்பின் பத்தி ${paragraph}`)
  return (
    [chapter, pages.length > 0 ? pagesInWords(pages, chapter === null) : at]
      .filter((part) => part !== null)
      .join(', ') || null
  )
}

const MOST_RANGES = 8

function pagesInWords(pages: readonly number[], isFirst: boolean): string {
  const one = isFirst ? 'Page' : 'page'
  if (pages.length === 1)
    return localised(
      `${one} ${pages[0]}`,
      // Without `one`: Tamil has no capital letters.
      `பக்கம் ${pages[0]}`,
    )
  const ranges: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && page === last.to + 1) last.to = page
    else ranges.push({ from: page, to: page })
  }
  const shown = ranges.slice(0, MOST_RANGES)
  const left = ranges.slice(MOST_RANGES).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const named = shown.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
  const more = localised(`${whole.format(left)} more`, `இன்னும் ${whole.format(left)}`)
  const last = left > 0 ? more : named.pop()
  return localised(
    `${one}s ${named.length > 0 ? `${named.join(', ')} and ` : ''}${last}`,
    // Without `one`: Tamil has no capital letters.
    `பக்கங்கள் ${[...named, last].join(', ')}`,
  )
}

export const checkTexts = {
  title: localised('Manuscript check', 'கையெழுத்துப் பிரதிச் சரிபார்ப்பு'),
  none: localised(
    'This file came before manuscripts of its kind were checked. Upload it as a new version to have it checked.',
    'இத்தகைய கோப்புகளைச் சரிபார்க்கத் தொடங்கும் முன்பே இது வந்துவிட்டது. சரிபார்க்க, இதைத் திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
  ),
  nothing: localised('Nothing was found that needs to be mended.', 'சரிசெய்ய வேண்டியது எதுவும் இல்லை.'),
  before: localised('As it is typed', 'இப்போது உள்ளபடி'),
  after: localised('As it would read', 'சரிசெய்தால் இப்படி'),
} as const
