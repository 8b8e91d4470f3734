import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aLongText } from '../../server/test/a-long-text.ts'
import { aWordFile } from '../support/a-word-file.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { download } from '../support/download.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { handIn } from '../support/manuscripts.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, open, test, widths } from '../support/test.ts'

const printed = (page: Page) => page.getByRole('dialog', { name: /^Printed book/ })

test('an author learns how many pages the book has, what it costs and earns, and keeps its inside, its cover and the e-book; an editor sees the same', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  // A book is set in eight sizes, then its cover is made.
  await enter(page, await registered(request), '/dashboard')
  const title = await handIn(page, await aWordFile('novel'))

  await page.getByRole('button', { name: `Printed book and e-book of ${title}` }).click()
  const steps = printed(page).getByRole('list', { name: 'How far your book is' })
  await expect(steps.getByRole('listitem').filter({ hasText: /^Setting the pages/ })).toBeVisible()
  const sizes = printed(page).getByRole('region', { name: 'In each size' })
  await expect(sizes.getByRole('row')).toHaveCount(9, background)
  await expect(
    printed(page).getByText(/In 5\.5\s×\s8\.5 your book has \d+ pages; printing costs Rs\. \d+/),
  ).toBeVisible()
  const cover = printed(page).getByRole('region', { name: 'Cover' })
  await expect(cover.getByText(/\d+ pages make a spine of [\d.]+ mm/)).toBeVisible(background)
  const findings = cover.getByRole('list', { name: 'About this cover' })
  await expect(findings.getByText(/quite another shape than the front/)).toBeVisible()
  await expect(findings.getByText(/There is no barcode yet/)).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveText([
    'Reading and checking the manuscriptDone',
    'Setting the pagesDone · 8 of 8 sizes',
    'Making the e-bookDone',
    'Making the coverDone',
  ])
  await expect(printed(page).getByRole('status').filter({ hasText: 'All is made.' })).toHaveCount(1)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectOpenToAll(page)
    await expectWithinWidth(page)
  }
  const saved = await download(
    page,
    printed(page).getByRole('button', { name: 'Download the inside as a PDF' }),
  )
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const savedEbook = await download(
    page,
    printed(page).getByRole('button', { name: 'Download the e-book (EPUB)' }),
  )
  const ebook = await readFile(await savedEbook.path())
  expect(ebook.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
  const savedCover = await download(page, cover.getByRole('button', { name: 'Download the cover as a PDF' }))
  const coverBytes = await readFile(await savedCover.path())
  expect(coverBytes.toString('latin1')).toMatch(/^%PDF-[\s\S]*\/TrimBox \[/)
  const savedFront = await download(
    page,
    cover.getByRole('button', { name: 'Download the front as a picture' }),
  )
  expect([...(await readFile(await savedFront.path())).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])

  await open(page, '/ta/dashboard?books=submitted')
  await page.getByRole('button', { name: `அச்சு நூலும் மின்னூலும் : ${title}` }).click()
  const inTamil = page.getByRole('dialog').getByRole('region', { name: 'அட்டை', exact: true })
  await expect(inTamil.getByText(/முதுகின் அகலம் [\d.]+ மி\.மீ\./)).toBeVisible()
  await expect(inTamil.getByText(/பட்டைக்குறி இன்னும் இல்லை/)).toBeVisible()
  await expectTamil(page)

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Printed book and e-book' })
  await expect(panel.getByText(/In 5\.5\s×\s8\.5 this book has \d+ pages/)).toBeVisible()
  const kept = await download(desk, panel.getByRole('button', { name: 'Download the inside as a PDF' }))
  expect((await readFile(await kept.path())).equals(bytes)).toBe(true)
  const keptEbook = await download(desk, panel.getByRole('button', { name: 'Download the e-book (EPUB)' }))
  expect((await readFile(await keptEbook.path())).equals(ebook)).toBe(true)
  const coverAtDesk = panel.getByRole('region', { name: 'Cover' })
  await expect(coverAtDesk.getByText(/quite another shape than the front/)).toBeVisible()
  const keptCover = await download(
    desk,
    coverAtDesk.getByRole('button', { name: 'Download the cover as a PDF' }),
  )
  expect((await readFile(await keptCover.path())).equals(coverBytes)).toBe(true)
  await expectAccessible(desk)
  await expectWithinWidth(desk)
})

test('an author whose text has too many pages in every size is told how many, and what to do; an editor sees the same', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, await registered(request), '/dashboard')
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const title = await handIn(page, { name: 'long.docx', mimeType, buffer: aLongText(70_000) })
  await page.getByRole('button', { name: `Printed book and e-book of ${title}` }).click()
  const said =
    /^Your book would have about [\d,]+ pages in 5\.5\s×\s8\.5; we print books of 20 to 1,000 pages\. It is too long in every size: split it into volumes\.$/
  await expect(printed(page).getByText(said)).toBeVisible(background)
  const steps = printed(page).getByRole('list', { name: 'How far your book is' })
  await expect(steps.getByRole('listitem').filter({ hasText: /^Setting the pages/ })).toContainText(
    'Failed · Too many pages in this size.',
  )
  const sizes = printed(page).getByRole('region', { name: 'In each size' })
  await expect(sizes.getByRole('row', { name: /^A4/ })).toContainText(/More than 1,000 pages.*about [\d,]+/)
  await expect(sizes.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectOpenToAll(page)
  await expectWithinWidth(page)

  await open(page, '/ta/dashboard?books=submitted')
  await page.getByRole('button', { name: `அச்சு நூலும் மின்னூலும் : ${title}` }).click()
  await expect(page.getByRole('dialog').getByText(/^5\.5\s×\s8\.5 அளவில் உங்கள் நூல் சுமார் [\d,]+/)).toBeVisible()
  await expectTamil(page)

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Printed book and e-book' })
  await expect(panel.getByText(/^This book would have about [\d,]+ pages in 5\.5/)).toBeVisible()
  await expectAccessible(desk)
})
