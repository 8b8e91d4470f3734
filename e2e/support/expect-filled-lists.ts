import { expect, type Page } from '@playwright/test'
import { colours } from './axe.ts'
import { expectAccessible, expectWithinWidth } from './staff.ts'
import type { Writer } from './writer.ts'

/** The lists that have rows only after a month, each with words of one of its rows. */
const filledLists: Readonly<Record<string, (writer: Writer, mark: string) => string | RegExp>> = {
  '/payees': ({ name }) => name,
  '/payout-runs': () => 'Made',
  '/statement-runs': () => 'October 2026',
  '/statements': ({ name }) => name,
  '/statement-queries': ({ name }) => name,
  '/tax-entries': ({ name }) => name,
  '/waiting-sales': () => /./,
  '/sale-matches': () => /./,
  '/sales-imports': (_, mark) => mark,
  '/sales': ({ title }) => title,
  '/payee-freezes': () => /./,
  '/book-terms': () => /./,
  '/royalty-rules': () => /./,
  '/payout-settings': () => /./,
  '/tax-rules': () => /./,
  '/reports?rows=book&from=2026-10&to=2026-10': ({ name }) => name,
}

/** Each of these lists has such a row and can be read and used by everybody, on a phone, a tablet and a desk, by day and by night. */
export async function expectFilledLists(clerk: Page, writer: Writer, mark: string): Promise<void> {
  for (const [address, words] of Object.entries(filledLists)) {
    await clerk.goto(`/staff${address}`)
    const row = clerk.getByRole('row').filter({ has: clerk.getByRole('cell') })
    await expect(row.filter({ hasText: words(writer, mark) }).first()).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await clerk.setViewportSize({ width, height: 800 })
      await expectAccessible(clerk)
      await expectWithinWidth(clerk)
    }
    await clerk.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(clerk, colours)
    await clerk.emulateMedia({ colorScheme: 'light' })
  }
}
