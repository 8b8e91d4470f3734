import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  getSalesLayout,
  listSalesLayouts,
  mapSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anIsbnOfABook, readImport, untilImportIs, upload } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { anUnmappedFile, asGuessed } from '../../../../test/unmapped-files.ts'

let app: TestApplication
let clerk: StaffMember
let isbn: string
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
  isbn = await anIsbnOfABook(app.db)
})
afterAll(() => app.stop())

/** The statement of recordings as it was before April 2024: copies and money of each kind of customer in columns of their own. */
function aStatement(...rows: string[]) {
  const header = `Date,Title,Digital ISBN,Net Units AL,Royalties AL,Net Units ALOP,Royalties ALOP,Net Units ALC,Royalties ALC`
  return Buffer.from([header, ...rows].join('\r\n'))
}

const columns = { date: 0, title: 1, isbn: 2, copies: 3, proceeds: 4 }
const added = { copies: [5, 7], proceeds: [6, 8] }

test('numbers that a table spreads over several columns are added up, in the next file too', async () => {
  const file = await anUnmappedFile(
    clerk,
    app,
    aStatement(`2023-05-31,Alai,${isbn},1,100,2,50.25,,`, `2023-05-30,Alai,${isbn},,,,,3,30`),
  )
  const channel = 'audible'
  await clerk.calls(
    mapSalesFile,
    await asGuessed(clerk, file, { columns, added, channel, name: 'Recordings' }),
  )
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([
    { rows: 2, copies: 6, proceeds: 180.25 },
  ])
  const next = await readImport(clerk, app, aStatement(`2023-06-30,Alai,${isbn},2,10,2,20,1,-5`))
  expect(next.groups).toMatchObject([{ rows: 1, copies: 5, proceeds: 25 }])
  const { data: layouts } = await clerk.calls(listSalesLayouts, {})
  const id = layouts.find(({ name }) => name === 'Recordings')?.id ?? 0
  expect((await clerk.calls(getSalesLayout, { id })).data).toMatchObject({ columns, added, files: 2 })
})

test('a row in which none of the columns has a number is named once', async () => {
  const rows = [`2023-07-31,Alai,${isbn},,,,,,`, `2023-07-30,Alai,${isbn},1,1,,,,`]
  const { id } = await upload(clerk, app, aStatement(...rows))
  expect((await untilImportIs(clerk, id, 'refused')).problems?.named).toMatchObject([
    { code: 'missing_value', row: 2, column: 'Net Units AL' },
  ])
})

test('a column says one thing, and is added only to one that is chosen', async () => {
  const text = aStatement(`2023-05-31,Alai,${isbn},1,100,2,50.25,,`).toString().replace('Date', 'Day')
  const asked = await asGuessed(clerk, await anUnmappedFile(clerk, app, Buffer.from(text)), { columns })
  for (const [wrong, message] of [
    [{ copies: [5], proceeds: [5] }, salesImportMessages.columnTwice],
    [{ copies: [4] }, salesImportMessages.columnTwice],
    [{ amount: [5] }, salesImportMessages.columnAdded],
    [{ copies: [44] }, salesImportMessages.columnGone],
  ] as const)
    expect((await clerk.tries(mapSalesFile, { ...asked, added: wrong })).text).toContain(message)
})
