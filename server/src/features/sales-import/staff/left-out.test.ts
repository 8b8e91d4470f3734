import { salesImportMessages } from '@panai/contract/staff/sales-import-messages'
import { postSalesImport } from '@panai/contract/staff/sales-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import { appleLayout, aSalesText } from '../../../../test/sales-files.ts'
import { readImport, untilImportIs } from '../../../../test/sales-imports.ts'
import { aClerk } from '../../../../test/staff-member.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

test('rows that are no sales are shown, and nothing is posted before somebody agrees to leave them out', async () => {
  const clerk = await aClerk(app)
  await aBook(app.db, { isbn: '9788194012344' })
  const table = Buffer.from(aSalesText(appleLayout, [{}], { delimiter: '\t' }))
  const file = Buffer.concat([table, Buffer.from('Total_Rows\t1\r\nTotal_Amount\t138.60\r\n')])
  const { id, version, left_out, groups } = await readImport(clerk, app, file)
  expect(groups).toMatchObject([{ state: 'new', rows: 1 }])
  expect(left_out).toMatchObject({
    count: 2,
    named: [{ kind: 'total', row: 3, text: 'Total_Rows | 1' }, { row: 4 }],
  })
  const refused = await clerk.tries(postSalesImport, { id, version })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain(salesImportMessages.leftOut)
  await clerk.calls(postSalesImport, { id, version, leave_out: true })
  const posted = await untilImportIs(clerk, id, 'posted')
  expect(posted).toMatchObject({ groups: [{ state: 'posted', rows: 1 }], left_out: { count: 2 } })
})
