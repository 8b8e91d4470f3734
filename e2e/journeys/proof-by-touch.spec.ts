import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expectWithinWidth } from '../support/staff.ts'
import { swipe } from '../support/swipe.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('on a phone a finger turns the leaves, places comments and moves pages that are larger than the screen', async ({
  page,
  request,
}) => {
  await enter(page, await registered(request), '/dashboard')
  const { linkToProof } = await makeBook(page)
  await linkToProof.tap()
  const standing = standingOf(page)
  await expect(standing).toHaveText(/^Page 1 of/, background)
  const pages = page.getByRole('region', { name: 'Pages of the book' })

  await swipe(page, pages, { across: -180 })
  await expect(standing).toHaveText(/^Page 2 of/)
  await swipe(page, pages, { across: -180 })
  await expect(standing).toHaveText(/^Page 3 of/)
  await swipe(page, pages, { across: 180 })
  await expect(standing).toHaveText(/^Page 2 of/)
  // Down the page it is scrolled, and nothing is turned.
  const before = await page.evaluate(() => scrollY)
  await swipe(page, pages, { down: -200, across: -20 })
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  await expect(standing).toHaveText(/^Page 2 of/)

  // A finger that turned a leaf has placed no comment; one that taps does.
  const comments = page.getByRole('region', { name: 'Comments', exact: true })
  await expect(comments.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('img', { name: 'Page 2', exact: true }).tap({ position: { x: 100, y: 150 } })
  await expect(comments.getByRole('textbox', { name: 'Your comment on page 2' })).toBeFocused()
  await comments.getByRole('button', { name: 'Cancel' }).tap()

  // Larger than the screen, the page follows the finger.
  await page.getByRole('button', { name: 'Larger' }).tap()
  await expect.poll(() => pages.evaluate((desk) => desk.scrollWidth - desk.clientWidth)).toBeGreaterThan(100)
  await swipe(page, pages, { across: -120 })
  await expect.poll(() => pages.evaluate((desk) => desk.scrollLeft)).toBeGreaterThan(50)
  await expect(standing).toHaveText(/^Page 2 of/)
  await page.getByRole('button', { name: 'Smaller' }).tap()
  await swipe(page, pages, { across: -180 })
  await expect(standing).toHaveText(/^Page 3 of/)
  await expectWithinWidth(page)
})
