import { amazonSettlement } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('tax that a channel keeps stands beside what it owes, and the royalty is of what it owes', async ({
  page,
}) => {
  const mark = aMark()
  const { sku } = await aWriter('வரி', `வரிப் பிடித்தம் ${mark}`)
  const dates = { 'posted-date': '2026-10-06', 'posted-date-time': '2026-10-06 10:00:00 UTC' }
  const row = { ...dates, 'order-id': `408-${mark}`, sku }
  const file = aFile(
    `taxed ${mark}.txt`,
    amazonSettlement([
      { ...row, amount: '500.00', 'quantity-purchased': 1 },
      ...[
        ['ItemFees', 'Commission', '-50.00'],
        ['ItemFees', 'Commission IGST', '-9.00'],
        ['ItemTDS', 'TDS (Section 194-O)', '-0.50'],
        ['ItemTCS', 'TCS-IGST', '-2.50'],
      ].map(([type = '', description = '', amount = '']) => ({
        ...row,
        'amount-type': type,
        'amount-description': description,
        amount,
      })),
    ]),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [file])
  await openImport(page, file.name)
  const totals = page.getByRole('table', { name: 'Totals of the file' })
  for (const heading of ['Net, before tax', 'TDS', 'TCS', 'GST', 'Paid to us'])
    await expect(totals.getByRole('columnheader', { name: heading, exact: true })).toBeVisible(background)
  await expect(totals).toContainText('Rs. 450.00')
  await expect(totals).toContainText('Rs. 438.00')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await page.getByRole('row').filter({ hasText: sku }).click()
  await expect(page.getByText(/Net, before tax: Rs. 450.00/)).toContainText(
    'TDS Rs. 0.50, TCS Rs. 2.50, GST Rs. 9.00. Paid to us: Rs. 438.00.',
  )
  await expectAccessible(page)
})
