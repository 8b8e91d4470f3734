import { readFileSync } from 'node:fs'
import { theMailWith } from '../support/mail.ts'
import { anEarner } from '../support/payouts.ts'
import { aStaffMember, expectAccessible, openConsole, setUpSecondFactor } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 403/ })

test('the clerk looks at a run, approves it, takes the file, gives the results in and has one made again', async ({
  page,
}) => {
  const [arriving, failing] = [await anEarner('வெண்ணிலா', 1_500), await anEarner('Kavitha', 60_000)]
  const clerk = await aStaffMember('accounts')
  await openConsole(page, clerk, '/payout-runs')
  await page.getByRole('button', { name: 'New run' }).click()
  await page.getByRole('button', { name: 'Make the run' }).click()
  await setUpSecondFactor(page, clerk)
  await page.waitForURL('**/show')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(arriving.name)).toContainText('Rs. 1,500.00')
  await expect(row(failing.name)).toContainText('10 % of Rs. 60,000.00, with PAN')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Approve and pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and pay' }).click()
  await expect(page.getByText('Made', { exact: true })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^NEFT file/ }).click()
  const file = readFileSync(await (await coming).path(), 'utf8')
  const referenceOf = ({ account }: { account: string }) =>
    file
      .split('\r\n')
      .find((line) => line.includes(account))
      ?.split(',')[0] ?? ''
  expect(referenceOf(failing)).toMatch(/^P\d+-\d+$/)

  await page.getByRole('button', { name: 'Take results in' }).click()
  const results = [
    'reference,status,transaction_id,reason',
    `${referenceOf(arriving)},completed,UTR${referenceOf(arriving)},`,
    `${referenceOf(failing)},failed,,The account is closed`,
  ]
  await page.getByLabel('Table of results').setInputFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(results.join('\n')),
  })
  await page.getByRole('button', { name: 'Take 2 results in' }).click()
  await expect(row(failing.name)).toContainText('The account is closed')
  await expect(row(arriving.name)).toContainText('completed')
  expect((await theMailWith('The account is closed')).to).toMatchObject([{ address: failing.email }])

  await row(failing.name).getByRole('button', { name: 'Make again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make again' }).click()
  await expect(page.getByRole('heading', { name: /made again \(run \d+\)$/, level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Approve and pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and pay' }).click()
  await row(failing.name).getByRole('button', { name: 'Arrived' }).click()
  await page.getByLabel('UTR or transaction ID').fill(`UTR${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Arrived' }).click()
  await expect(row(failing.name)).toContainText('completed')

  await page.getByRole('link', { name: 'Tax register' }).click()
  await expect(row(failing.name).filter({ hasText: 'Rs. 6,000.00' })).toHaveCount(2)
})
