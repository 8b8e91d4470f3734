import { expect, test } from 'vitest'
import { problemsOf, readWhole } from '../../../test/read-whole-sales-file.ts'
import { aSalesText, aSalesWorkbook, type Row, type SampleLayout } from '../../../test/sales-files.ts'
import { recogniseSalesFile } from '../recognise.ts'
import { layouts } from './index.ts'
import { columnKey, type Report } from './layout.ts'
import type { Sample } from './sample.ts'

const april = { from: '2026-04-01', to: '2026-04-30' }

const samples = layouts.flatMap((report) =>
  report.samples.map((sample, at) => ({ id: report.id, at, report, sample })),
)

test.each(samples)(
  'sample $at of $id is read as it says, in whatever form it comes',
  async ({ id, report, sample }) => {
    const { columns } = sample
    const rows = sample.rows.map(({ differs }) => differs)
    const lines = sample.rows.flatMap(({ gives }) => gives)
    const hashes = new Set<string>()
    for (const file of formsOf(columns, rows)) {
      expect((await recogniseSalesFile(file)).sheets).toMatchObject([{ layout: id }])
      const read = (await readWhole(file, { period: april })).rows
      expect(read).toHaveLength(lines.length)
      expect(read).toMatchObject(lines)
      if (report.estimate) expect(read.filter(({ estimate }) => !estimate)).toEqual([])
      hashes.add(read.map(({ hash }) => hash).join())
    }
    expect(hashes.size).toBe(1)
  },
)

/** Text with each delimiter, quoted or not, and workbooks, also with the columns the other way round and one more. */
function formsOf(columns: SampleLayout, rows: readonly Row[]): Uint8Array[] {
  const mixed = [['Remark', 'x'] as const, ...columns.toReversed()]
  const texts = ([',', ';', '\t'] as const).flatMap((delimiter) => [
    aSalesText(columns, rows, { delimiter }),
    aSalesText(columns, rows, { delimiter, quoted: true }),
    aSalesText(mixed, rows, { delimiter, quoted: true, encoding: 'utf-16le' }),
  ])
  return [...texts, aSalesWorkbook(columns, rows, 'Sheet1'), aSalesWorkbook(mixed, rows, 'அறிக்கை')]
}

test.each(samples)('sample $at of $id has each column that the report needs', ({ report, sample }) => {
  const lacking = Object.entries(report.columns).filter(
    ([, column]) => !column.optional && !isThere(column.names, sample),
  )
  expect(lacking).toEqual([])
})

test.each(layouts.filter((report) => report.samples.length > 0))(
  'the samples of $id show each of its columns',
  (report) => {
    const hidden = Object.entries(report.columns).filter(
      ([, { names }]) => !report.samples.some((sample) => isThere(names, sample)),
    )
    expect(hidden).toEqual([])
  },
)

function isThere(names: readonly (string | RegExp)[], { columns }: Sample): boolean {
  const keys = columns.map(([heading]) => columnKey(heading))
  return names.some((name) =>
    typeof name === 'string' ? keys.includes(name) : keys.some((key) => name.test(key)),
  )
}

test.each(samples)(
  'sample $at of $id asks for its month where its rows have no days',
  async ({ report, sample }) => {
    const file = aSalesText(sample.columns, [{}])
    if (!report.clerks.isOfOneMonth) expect((await readWhole(file)).rows).toHaveLength(1)
    else expect(await problemsOf(file)).toMatchObject([{ code: 'missing_month' }])
  },
)

test('no two reports have the same id, and each that another one makes needless is there', () => {
  const ids = layouts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const superseded = layouts.flatMap(({ supersedes }: Report) => supersedes)
  expect(superseded.filter((id) => !ids.includes(id))).toEqual([])
})
