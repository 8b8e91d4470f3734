import type { Remark } from '../book/content-reader.ts'
import { type Finding, finding } from '../findings/finding.ts'
import type { leftOutFindings } from '../findings/left-out-findings.ts'
import { nameOf } from './passages.ts'

const MOST_LETTERS = 200
const MOST_PAGES = 200

type Shown = readonly [Finding['severity'], keyof typeof leftOutFindings]

/** null: told as a tracked change. */
const told: Readonly<Record<Remark['kind'], Shown | null>> = {
  hidden: ['mend', 'hidden_text'],
  leftOutByHand: null, // it stands among the edits
  hiddenPicture: ['mend', 'hidden_pictures'],
  deleted: null,
  formula: ['mend', 'formulas'],
  tableHeading: ['mend', 'table_headings'],
  ruby: ['mend', 'reading_aids'],
  symbol: ['mend', 'unread_symbols'],
  chart: ['stops', 'drawings'],
  diagram: ['stops', 'drawings'],
  drawing: ['mend', 'drawings'],
  object: ['mend', 'objects'],
  linkedPicture: ['stops', 'missing_pictures'],
  insertedFile: ['stops', 'inserted_files'],
  notePicture: ['mend', 'note_pictures'],
  unusedNote: ['mend', 'unused_notes'],
  runningHead: ['information', 'running_heads'],
  contentsList: ['information', 'contents_of_word'],
  templateNote: ['information', 'template_notes'],
  titlePage: ['information', 'title_page'],
  wordNumber: ['information', 'word_numbers'],
}
/** Without these there is nothing that anybody would miss: a running head of figures is the number of the page. */
const worthTelling: Partial<Record<Remark['kind'], RegExp>> = {
  hidden: /[\p{L}\p{N}]/u,
  unusedNote: /[\p{L}\p{N}]/u,
  runningHead: /\p{L}/u,
}

/** What is left out of the book or stands in it otherwise, each kind with its places and how it begins. */
export function findLeftOut(remarks: readonly Remark[]): Finding[] {
  const worth = remarks.filter(({ kind, text }) => worthTelling[kind]?.test(text) ?? true)
  const groups = Map.groupBy(worth, ({ kind }) => told[kind]?.join(' '))
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike
    const as = first && told[first.kind]
    if (!first || !as) return []
    const [severity, kind] = as
    const text = alike.find(({ text }) => /[\p{L}\p{N}]/u.test(text))?.text.replaceAll(/\s+/g, ' ') ?? null
    const pages = new Set(alike.flatMap(({ page }) => page ?? []))
    const isEverywhere = first.kind === 'runningHead' || alike.length > 1
    return finding(
      severity,
      kind,
      { count: alike.length, text: text === null ? null : text.slice(0, MOST_LETTERS) },
      {
        chapter: isEverywhere || !first.section ? null : nameOf(first.section),
        paragraph: first.kind === 'runningHead' ? null : first.at,
        pages: [...pages].slice(0, MOST_PAGES),
      },
    )
  })
}
