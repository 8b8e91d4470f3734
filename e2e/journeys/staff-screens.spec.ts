import { colours } from '../support/axe.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** A name that breaks nowhere makes tables wider than a phone. */
const longName = 'Chidambaravenkatasubramanianar'

/** A tablet stands between a phone and a desk. */
const widths = [360, 768, 1280]

/** The console's main screens, and what tells that one of them is there. */
const lists = {
  '': 'To do',
  '/submissions': 'Sample title: The Loom Next Door',
  '/books': 'Thillai Govindan',
  '/authors': 'G. U. Pope',
  '/testimonials': 'Demo author 1',
  '/blogs': 'Published',
  '/questions': 'How do I get my book published?',
  '/calculator-rates': 'In force',
  '/enquiries': 'Demo reader',
  '/threads': 'Sample title: The Loom Next Door',
  '/accounts': 'Role',
  '/mails': 'Status',
  '/jobs': 'Status',
  '/operations': 'Recount of the ledger',
  '/audit': 'No. of the record',
  '/account-events': 'Logged in',
  '/sales': 'Sold on',
  '/sale-matches': 'Remembered matches',
  '/four-eyes': 'Rule of two people',
}
const records = {
  '/submissions/2/show': 'Timeline',
  '/books/1': 'Title in Latin letters',
  '/books/create': 'Title in Latin letters',
  '/authors/2': 'Biography',
  '/blogs/1': 'Written in',
  '/enquiries/1/show': 'Your answer',
  '/threads/2/show': 'Your message to the author',
  '/security': 'Second factor',
  '/month-close': 'steps done',
}

// One visit to each is enough: what differs between screens of different widths is style.
for (const [what, screens] of Object.entries({ list: lists, record: records }))
  test(`every ${what} can be read and used by everybody, on a phone, a tablet and a desk, by day and by night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openConsole(page, await aStaffMember('admin', longName))
    for (const [address, words] of Object.entries(screens)) {
      await page.goto(`/staff${address}`)
      await expect(
        page.locator('#main-content').or(page.locator('header')).getByText(words).first(),
      ).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
        await expectWithinWidth(page)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, colours)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
