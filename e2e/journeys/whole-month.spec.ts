import { readFile } from 'node:fs/promises'
import { inRupees, inRupeesOf } from '@panai/contract/money/grouped-rupees'
import { paise } from '@panai/contract/money/money'
import { decimalRupees } from '@panai/contract/money/rupees'
import { aMark } from '../support/a-mark.ts'
import { logIn, sayNotMe } from '../support/author.ts'
import { background } from '../support/background.ts'
import { download } from '../support/download.ts'
import { expectFilledLists } from '../support/expect-filled-lists.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { theMailWith } from '../support/mail.ts'
import { aBrokenFile, earnedBy, octoberFiles } from '../support/october-files.ts'
import { anEarner, withResults } from '../support/payouts.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import {
  aStaffMember,
  confirm,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  withoutNotices,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test.use({ expectedErrors: /status of 403/ })

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const royalty = paise(sum(Object.values(earnedBy)))
/** One file is posted, undone and posted again: the ledger forgets neither. */
const sold = paise(royalty - earnedBy.returned + earnedBy.flipkart)
/** Ten per cent of all that is due once it is above the year's threshold, to the rupee. */
const tax = paise(Math.round(royalty / 1_000) * 100)
const net = paise(royalty - tax)

test('October: from the files of the channels over the statement to the money in the author’s account', {
  tag: '@main',
}, async ({ page: clerk, browser }) => {
  const mark = aMark()
  const writer = await aWriter('வெண்ணிலா', 'மழைக்காலத்து மரங்கள்')
  const accounts = await aStaffMember('accounts', 'மலர்')
  const files = octoberFiles(writer, mark)

  await test.step('the clerk drops the files in', async () => {
    await openConsole(clerk, accounts, '/sales-imports')
    await dropFiles(clerk, files)
    // Dollars wait for their rate.
    for (const { name } of files)
      await expect(clerk.getByRole('row', { name: new RegExp(name) })).toContainText(
        name.startsWith('kindle') ? 'Nothing to post yet' : 'Ready to post',
        background,
      )
    await expectAccessible(clerk)
  })

  await test.step('the sample of our own table is read as it stands', async () => {
    const sample = await download(clerk, clerk.getByRole('link', { name: 'this sample' }))
    const buffer = await readFile(await sample.path())
    await dropFiles(clerk, [{ name: sample.suggestedFilename(), mimeType: 'text/csv', buffer }])
    const waiting = clerk.getByRole('rowheader', { name: 'Waiting for its book' })
    await expect(waiting.first()).toBeVisible(background)
    await expect(clerk.getByRole('table', { name: 'Problems of the file' })).toHaveCount(0)
    await clerk.goto('/staff/sales-imports')
    await expect(clerk.getByRole('row', { name: sample.suggestedFilename() })).toContainText(
      'Nothing to post yet',
    )
  })

  await test.step('a broken one is refused, its row and column named', async () => {
    await dropFiles(clerk, [aBrokenFile(writer, mark)])
    const problems = clerk.getByRole('table', { name: 'Problems of the file' })
    await expect(problems.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '3',
      'amount',
      /number/,
      'many',
    ])
    await expect(clerk.getByText('nothing of it was kept')).toBeVisible()
    await expect(clerk.getByRole('heading', { name: 'Totals' })).toHaveCount(0)
    await expectAccessible(clerk)
  })

  await test.step('what Kindle calls by a number of its own is matched by its title', async () => {
    await openImport(clerk, `kindle ${mark}.xlsx`)
    await expect(clerk.getByRole('rowheader', { name: 'Waiting for its book' })).toBeVisible()
    await expectAccessible(clerk)
    await clerk.goto('/staff/waiting-sales')
    await clerk
      .getByRole('row', { name: new RegExp(writer.name) })
      .getByRole('button', { name: 'Match' })
      .click()
    const dialog = clerk.getByRole('dialog')
    await expect(dialog.getByLabel('Book')).toHaveValue(writer.title)
    await expectAccessible(clerk)
    await dialog.getByRole('button', { name: 'This is the book' }).click()
    await expect(clerk.getByText('The rows are matched')).toBeVisible()
  })

  await test.step('each file is looked at and posted; the same again is nothing new', async () => {
    for (const { name } of files) {
      await openImport(clerk, name)
      await postImport(clerk)
    }
    await clerk.goto('/staff/sales-imports')
    await dropFiles(clerk, files.slice(0, 1))
    await expect(clerk.getByText('This file is there already: nothing was changed.')).toBeVisible()
    await expect(clerk.getByRole('button', { name: /^Post/ })).toHaveCount(0)
  })

  await test.step('a file that came too early is undone as one reversal, and may come again', async () => {
    await openImport(clerk, `flipkart ${mark}.xlsx`)
    await clerk.getByRole('button', { name: 'Undo' }).click()
    const undoing = clerk.getByRole('dialog')
    await expect(
      undoing.getByText(`reverses 1 sale of 1 copy: Rs. 169.00 of royalties, of 1 author`),
    ).toBeVisible()
    await undoing.getByLabel('Reason').fill('Flipkart sent a better one')
    await undoing.getByRole('button', { name: 'Undo' }).click()
    await expect(clerk.getByText('Undone: Flipkart sent a better one')).toBeVisible(background)
    await clerk.goto('/staff/sales-imports')
    await dropFiles(
      clerk,
      files.filter(({ name }) => name.startsWith('flipkart')),
    )
    await postImport(clerk)
  })

  await test.step('a phone order is one form', async () => {
    await clerk.goto('/staff/sales-imports')
    await clerk.getByRole('button', { name: 'Add a sale' }).click()
    const form = clerk.getByRole('dialog')
    await form.getByLabel('Book').fill(writer.title)
    await clerk.getByRole('option', { name: new RegExp(writer.name) }).click()
    await form.getByRole('spinbutton', { name: 'Copies', exact: true }).fill('40')
    await form.getByLabel('Paid for all copies').fill('15960')
    await form.getByLabel('Sold on').fill('2026-10-20')
    await form.getByLabel('Buyer').fill('பள்ளி நூலகம்')
    await form.getByLabel('Order or invoice').fill(`PHONE-${mark}`)
    await expectAccessible(clerk)
    await form.getByRole('button', { name: 'Record the sale' }).click()
    await expect(clerk.getByText('The sale is recorded')).toBeVisible()
  })

  await test.step('the statements of the month are made, verified and issued', async () => {
    await clerk.goto('/staff/statement-runs/create')
    await clerk.getByLabel('First day').fill('2026-10-01')
    await clerk.getByRole('button', { name: 'Make drafts' }).click()
    await expect(clerk.getByRole('heading', { name: 'October 2026', exact: true })).toBeVisible()
    await confirm(clerk, 'Verify all')
    await confirm(clerk, 'Issue all verified')
    await expect(clerk.getByText(/[1-9]\d* issued/)).toBeVisible(background)
    await withoutNotices(clerk)
    await expectAccessible(clerk)
    await clerk.getByRole('link', { name: 'All statements' }).click()
    await clerk.getByRole('cell', { name: writer.name }).click()
    await expect(clerk.getByRole('row', { name: /^Closing balance/ })).toContainText(inRupees(royalty))
    await expect(clerk.getByRole('heading', { name: 'Lines' })).toBeVisible()
    await expectAccessible(clerk)
  })

  const phone = await browser.newContext({
    baseURL: process.env.PANAI_ADDRESS ?? '',
    viewport: { width: 360, height: 740 },
  })
  const author = await phone.newPage()
  const lines = author.getByRole('listitem')

  await test.step('the author follows a rupee back to its row, takes the PDF and asks', async () => {
    await logIn(author, writer)
    await author.getByRole('link', { name: 'Statements' }).click()
    await author.getByRole('link', { name: 'October 2026' }).click()
    const figure = (name: string) =>
      author.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
    await expect(figure('Royalty on sales')).toHaveText(inRupees(sold))
    await expect(figure('Corrections')).toHaveText(inRupees(paise(-earnedBy.flipkart)))
    await expect(figure('Closing balance')).toHaveText(inRupees(royalty))
    const kindle = lines.filter({ hasText: 'Kindle' })
    await expect(kindle).toContainText(inRupees(paise(earnedBy.kdp)))
    await kindle.getByRole('button', { name: '1 sale', exact: true }).click()
    await expect(kindle.getByText(`royalty ${inRupees(paise(earnedBy.kdp))}`)).toBeVisible()
    await expect(kindle.getByText(`kindle ${mark}.xlsx, Total Earnings, row 3`)).toBeVisible()
    await expect(kindle.getByText(/^By the (agreement|rule) .* what the channel pays\.$/)).toBeVisible()
    await kindle.getByText('The row as it came').click()
    await expect(kindle.getByText('1234.57')).toBeVisible()
    await kindle.getByRole('button', { name: 'Query this line' }).click()
    await author.getByRole('button', { name: 'Ask' }).click()
    await expect(author.getByText('Please write what you would like to know')).toBeVisible()
    await author.getByLabel('What would you like to know about this line?').fill('இது எந்தக் கடையில் விற்றது?')
    await author.getByRole('button', { name: 'Ask' }).click()
    await expect(author.getByRole('list', { name: 'What was written about this line' })).toContainText('எந்தக்')
    await expectWithinWidth(author)
    await expectAccessible(author)
    const pdf = await download(author, author.getByRole('button', { name: 'PDF in Tamil' }))
    expect(pdf.suggestedFilename()).toMatch(/^S-\d{6}-ta\.pdf$/)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the clerk answers, the author reads it', async () => {
    await clerk.goto('/staff/statement-queries')
    await clerk.getByRole('row', { name: new RegExp(writer.name) }).click()
    await expect(clerk.getByLabel('Your answer to the author')).toBeVisible()
    await expectAccessible(clerk)
    await clerk.getByLabel('Your answer to the author').fill('In the Kindle shop of India.')
    await clerk.getByRole('button', { name: 'Send' }).click()
    await expect(clerk.getByText('In the Kindle shop of India.').first()).toBeVisible()
    await author.reload()
    await author.getByRole('button', { name: 'Your question' }).click()
    await expect(author.getByText('In the Kindle shop of India.')).toBeVisible()
  })

  await test.step('the author reads all of it in Tamil too, and asks again', async () => {
    await author.getByRole('contentinfo').getByRole('link', { name: 'தமிழ்' }).click()
    await expect(author).toHaveURL(/\/ta\/statements\?statement=\d+$/)
    await expect(author.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('அக்டோபர் 2026')
    const figure = author.getByText('இறுதி இருப்பு', { exact: true }).locator('xpath=following-sibling::dd')
    await expect(figure).toHaveText(inRupeesOf('ta', royalty))
    const kindle = lines.filter({ hasText: 'கிண்டில்' })
    await kindle.getByRole('button', { name: '1 விற்பனை', exact: true }).click()
    await expect(kindle.getByText(`kindle ${mark}.xlsx, Total Earnings, வரிசை 3`)).toBeVisible()
    await kindle.getByText('கோப்பில் உள்ளபடி அந்த வரிசை').click()
    await kindle.getByText('எப்படிக் கணக்கிட்டோம்?').click()
    await expectTamil(author)
    await kindle.getByRole('button', { name: 'உங்கள் கேள்வி' }).click()
    const written = author.getByRole('list', { name: 'இந்தப் பதிவைப் பற்றி எழுதியவை' })
    await expect(written).toContainText('In the Kindle shop of India.')
    await author.getByRole('button', { name: 'கேள்வியை அனுப்புக' }).click()
    await expect(author.getByRole('alert')).toContainText('நீங்கள் அறிய விரும்புவதை எழுதுங்கள்')
    await expectTamil(author)
    await author.getByLabel('இந்தப் பதிவைப் பற்றி என்ன அறிய விரும்புகிறீர்கள்?').fill('நன்றி.')
    await author.getByRole('button', { name: 'கேள்வியை அனுப்புக' }).click()
    await expect(written).toContainText('நன்றி.')
    const csv = await download(author, author.getByRole('button', { name: 'பதிவுகள் CSV கோப்பாக' }))
    expect(csv.suggestedFilename()).toMatch(/^S-\d{6}\.csv$/)
    await author.getByRole('link', { name: 'எல்லா அறிக்கைகளும்' }).click()
    await expect(author.getByRole('link', { name: 'அக்டோபர் 2026' })).toBeVisible()
    await expect(author.getByText('விற்பனைக்கான உரிமைத்தொகை:')).toBeVisible()
    await expectTamil(author)
  })

  // The statement that stands behind these royalties is of a later day than the month.
  const arriving = await anEarner('Kavitha', 1_500)
  const office = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const owner = await office.newPage()
  const item = (name: string) => owner.getByRole('row').filter({ hasText: name })
  const admin = await aStaffMember('admin', 'தாமரை')
  await test.step('the clerk makes the payout run, and reads who has to approve it', async () => {
    await clerk.goto('/staff/payout-runs')
    await clerk.getByRole('button', { name: 'New run' }).click()
    await expect(clerk.getByRole('dialog').getByText('Two people are needed')).toContainText(admin.name)
    await clerk.getByRole('button', { name: 'Make the run' }).click()
    await clerk.waitForURL('**/show')
    await withoutNotices(clerk)
    await expect(clerk.getByText('You made this run: somebody else has to approve it.')).toContainText(
      admin.name,
    )
    await expect(clerk.getByRole('button', { name: 'Approve and pay' })).toBeDisabled()
    await expectAccessible(clerk)
  })

  await test.step('the owner looks at the payout run and approves it', async () => {
    await openConsole(owner, admin, new URL(clerk.url()).pathname.replace('/staff', ''))
    await expect(owner.getByText('You may approve this run.')).toBeVisible()
    await expect(item(writer.name)).toContainText(`10 % of ${inRupees(royalty)}, with PAN`)
    for (const amount of [royalty, tax, net]) await expect(item(writer.name)).toContainText(inRupees(amount))
    await withoutNotices(owner)
    await expect(item(arriving.name)).toContainText('Rs. 1,500.00')
    await expectAccessible(owner)
    await confirm(owner, 'Approve and pay')
    await expect(owner.getByText('Made', { exact: true })).toBeVisible()
    await expect(owner.getByText(`approved by ${admin.name}`)).toContainText(`Made by ${accounts.name}`)
  })

  await test.step('an author says that a change was not theirs: the run says who is not in the bank’s file, and why', async () => {
    const notice = owner.getByRole('alert').filter({ hasText: 'Not in the bank’s file' })
    const file = owner.getByRole('button', { name: /^NEFT file/ })
    const rows = Number(/\d+/.exec((await file.textContent()) ?? '')?.[0])
    await sayNotMe(owner.request, arriving.email)
    await owner.reload()
    await expect(notice).toContainText(`${arriving.name}, Rs. 1,500.00. Frozen: the author says`)
    await expect(file).toHaveText(`NEFT file (${rows - 1})`)
    await expectAccessible(owner)
    await notice.getByRole('link', { name: arriving.name }).click()
    await owner.getByRole('button', { name: 'Lift the freeze' }).click()
    await owner
      .getByLabel('Please say with whom you talked')
      .fill('With her, at the number of her first book')
    await owner.getByRole('dialog').getByRole('button', { name: 'Lift the freeze' }).click()
    await expect(owner.getByText('Lifted: the author can be paid again.')).toBeVisible()
    await owner.goto(clerk.url())
    await expect(file).toHaveText(`NEFT file (${rows})`)
    await expect(notice).toHaveCount(0)
  })

  await test.step('of the bank’s results one failed: its author is told, and it is made again', async () => {
    const file = await download(owner, owner.getByRole('button', { name: /^NEFT file/ }))
    const payments = (await readFile(await file.path(), 'utf8')).split('\r\n').map((line) => line.split(','))
    const [reference = '', , , account, , amount] =
      payments.find((cells) => cells.includes(writer.account)) ?? []
    const [other = ''] = payments.find((cells) => cells.includes(arriving.account)) ?? []
    expect([account, amount]).toEqual([writer.account, decimalRupees(net)])
    await owner.getByRole('button', { name: 'Import bank results' }).click()
    await expectAccessible(owner)
    const template = await download(owner, owner.getByText('Download a template for this run'))
    expect(template.suggestedFilename()).toMatch(/^payout-results-\d+\.csv$/)
    const table = await readFile(await template.path(), 'utf8')
    await owner.getByLabel('Table of results').setInputFiles({
      name: 'results.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        withResults(table, {
          [other]: `completed,UTR${other},`,
          [reference]: 'failed,,The account is closed',
        }),
      ),
    })
    await owner.getByRole('button', { name: 'Import 2 results' }).click()
    await expect(item(writer.name)).toContainText('The account is closed')
    await expect(item(arriving.name)).toContainText('Completed')
    await theMailWith('The account is closed', writer.email)

    await item(writer.name).getByRole('button', { name: 'Retry payout' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Retry payout' }).click()
    await expect(owner.getByRole('heading', { name: /retry \(run \d+\)$/, level: 2 })).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Approve and pay' })).toBeDisabled()
    await clerk.goto(owner.url())
    await confirm(clerk, 'Approve and pay')
    await expect(clerk.getByText('Made', { exact: true })).toBeVisible()
    await owner.reload()
    await item(writer.name).getByRole('button', { name: 'Arrived' }).click()
    await owner.getByLabel('UTR or transaction ID').fill(`UTR${mark}`)
    await owner.getByRole('dialog').getByRole('button', { name: 'Arrived' }).click()
    await expect(item(writer.name)).toContainText('Completed')
    await owner.getByRole('link', { name: 'Tax register' }).click()
    await expect(item(writer.name).filter({ hasText: inRupees(tax) })).toHaveCount(2)
    // That which failed owes no tax: of the other one alone there is a challan to fill in.
    await item(writer.name)
      .getByRole('button', { name: /^Challan of P/ })
      .click()
    const challan = owner.getByRole('dialog')
    await challan.getByLabel('Challan').fill('BSR 0510002 / 00045')
    await challan.getByLabel('Deposited on').fill('2999-01-01')
    await challan.getByRole('button', { name: 'Save' }).click()
    await expect(challan.getByRole('alert')).toContainText('This day is still to come')
    await challan.getByLabel('Deposited on').fill('2026-11-20')
    await expectAccessible(owner)
    await challan.getByRole('button', { name: 'Save' }).click()
    await expect(item(writer.name).filter({ hasText: 'BSR 0510002 / 00045' })).toHaveCount(1)
  })

  await test.step('the author sees that it failed, was made again and has arrived', async () => {
    const mail = await theMailWith(`UTR${mark}`, writer.email)
    expect(mail.text).toContain(inRupees(net))
    await author.goto('/payout-history')
    await expect(author.getByRole('row').filter({ hasText: `UTR${mark}` })).toContainText('Completed')
    await expect(author.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(1)
  })

  await test.step('the reports have the month to the paisa', async () => {
    await clerk.goto('/staff/reports?rows=book&from=2026-10&to=2026-10')
    await expect(clerk.getByRole('row').filter({ hasText: writer.name })).toContainText(inRupees(royalty))
  })

  await test.step('the close of the month says what is done, and leads to it', async () => {
    await clerk.goto('/staff/month-close?month=2026-10')
    const step = (name: string) => clerk.getByRole('region', { name })
    await expect(step('Sales files that should be here')).toContainText(/[1-9]\d* files? of this month/)
    await expect(step('Payouts that came back')).toContainText('retried')
    await expect(step('Tax')).toContainText('Done by: Accounts, Admin')
    await expect(step('Statements').getByText('Done', { exact: true })).toBeVisible()
    await step('Statements').getByRole('link', { name: 'Open the run' }).click()
    await expect(clerk.getByRole('heading', { name: 'October 2026', exact: true })).toBeVisible()
  })

  await test.step('every list that is filled by now can be read and used by everybody', async () => {
    await expectFilledLists(clerk, writer, mark)
  })
  await phone.close()
  await office.close()
})
