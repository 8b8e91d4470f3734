import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, onAnotherDevice, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { download } from '../support/download.ts'
import { expectDrawn } from '../support/expect-drawn.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, open, test, widths } from '../support/test.ts'

const pagesOf = (place: Page | Locator) => place.getByRole('region', { name: 'Pages of the book' })
/** Those of a leaf that is drawn ahead are not shown yet. */
const drawnIn = (place: Page | Locator) => pagesOf(place).locator('canvas')

test('an author turns the pages of the book as it is printed and approves them; an editor sees the same pages and the approval', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  const forProofs: string[] = []
  page.on('request', (asked) => {
    if (/proof-viewer|pdf-worker/.test(asked.url())) forProofs.push(asked.url())
  })
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const { title, linkToProof } = await makeBook(page)
  // What draws pages is fetched where pages are drawn, and nowhere else.
  expect(forProofs).toEqual([])

  await linkToProof.click()
  await page.waitForURL(/\/books-in-work\/\d+\/proof$/)
  const address = new URL(page.url()).pathname
  const standing = standingOf(page)
  await expect(standing).toHaveText(/^Page 1 of \d+$/, background)
  await expectDrawn(page.getByRole('img', { name: 'Page 1', exact: true }))
  // The first page lies alone on the right; of the others the next leaf alone is drawn.
  await expect(drawnIn(page)).toHaveCount(3)
  await expect(page.getByRole('img', { name: /^Page \d+$/ })).toHaveCount(1)
  const pages = await pagesOf(page).boundingBox()
  const first = await page.getByRole('img', { name: 'Page 1', exact: true }).boundingBox()
  expect(first?.x).toBeGreaterThan((pages?.x ?? 0) + (pages?.width ?? 0) / 2 - 2)
  const back = page.getByRole('button', { name: 'Previous pages' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')

  // And it is drawn before it is turned to: the third page has ink, the second one is empty.
  await expectDrawn(drawnIn(page).nth(2))
  await page.getByRole('button', { name: 'Next pages' }).click()
  await expect(standing).toHaveText(/^Pages 2 and 3 of/)
  await pagesOf(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(standing).toHaveText(/^Pages 4 and 5 of/)
  await page.keyboard.press('PageUp')
  await expect(standing).toHaveText(/^Pages 2 and 3 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(standing).toHaveText(/^Page 1 of/, background)
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('7')
  await page.keyboard.press('Enter')
  await expect(standing).toHaveText(/^Pages 6 and 7 of/)
  await expectDrawn(page.getByRole('img', { name: 'Page 7', exact: true }))
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ index: 2 })
  await expect(standing).not.toHaveText(/^Pages 6 and 7 of/)
  const open7 = page.getByRole('img', { name: /^Page \d+$/ }).last()
  const plain = (await open7.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(async () => (await open7.boundingBox())?.width ?? 0).toBeGreaterThan(plain * 1.4)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(standing).toHaveText(/^Page \d+ of/)
  await expect(drawnIn(page)).toHaveCount(2)
  await expectOpenToAll(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(standing).toHaveText(/^Pages \d+ and \d+ of/)
  await expectWithinWidth(page)

  await open(page, address)
  await page.setViewportSize({ width: 1280, height: 800 })
  await commentOnPage(page, 'இந்தச் சொல் தவறு')
  await throughOverview(page)
  await readAsText(page, [title, author.name])
  await page.getByRole('button', { name: 'Approve this proof' }).click()
  await expect(page.getByText(/^One comment on these pages is not done yet/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText(/^Version 1 was approved/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve this proof' }).click()
  await page.getByRole('button', { name: 'Yes, I approve it' }).dblclick()
  await expect(page.getByText(`Version 1 was approved by ${author.name} on `)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toHaveCount(0)
  await seeApprovedFiles(page)

  await open(page, `/ta${address}`)
  await expect(page.getByText(/^பிரதி 1: ஒப்புதல் தந்தவர்/)).toBeVisible()
  await expectDrawn(page.getByRole('img', { name: 'பக்கம் 1', exact: true }))
  await expectTamil(page)

  const { desk, errors } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Proof', exact: true })
  await expect(panel.getByText(`Version 1 was approved by ${author.name} on `)).toBeVisible()
  await panel.getByRole('button', { name: 'Look through the proof' }).click()
  await expectDrawn(panel.getByRole('img', { name: 'Page 1', exact: true }))
  await answerAndClose(panel, 'இந்தச் சொல் தவறு', 'Mended, thank you.')
  await panel.getByRole('button', { name: 'Next pages' }).click()
  await expect(panel.getByText(/^Pages? 2 (and 3 )?of \d+$/)).toBeVisible()
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 800 })
    await expectAccessible(desk)
    await expectWithinWidth(desk)
  }
  expect(errors).toEqual([])

  const reason = 'The book has its ISBN now: பட்டைக்குறி வேண்டும்.'
  await withdrawAsEditor(panel, reason)

  await open(page, address)
  await expect(page.getByText(/ Withdrawn by /)).toBeVisible()
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toBeVisible(background)
  await page.getByText('1 comment is done').click()
  await expect(page.getByText('Mended, thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('button', { name: 'Comment 1 on page 1' })).toBeVisible()

  // Where the pages can't be drawn, that is said, and the file is there all the same.
  const other = await onAnotherDevice(browser, author)
  await other.route(/pdf-worker/, (asked) => asked.abort())
  await other.goto(address)
  await expect(other.getByText('The pages can’t be shown here.')).toBeVisible(background)
  const saved = await download(other, other.getByRole('button', { name: 'Download the inside as a PDF' }))
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const note = 'அட்டையின் பின்பக்கத்தையும் பாருங்கள்.'
  await sendToAuthor(desk, note)
  await showQueue(desk, 'Proof with the author')
  await expect(desk.getByRole('row').filter({ hasText: title }).getByText('6 Dec 2999')).toBeVisible()
  await desk.getByText(title).first().click()
  await approveOnPhone(page, address, note)
  await desk.reload()
  const sent = desk.getByRole('region', { name: 'Proof with the author' })
  await expect(sent.getByText('Approved by the author')).toBeVisible()
  await expect(sent.getByRole('button')).toHaveCount(0)
  await showQueue(desk, 'All open')
  await expect(desk.getByRole('row').filter({ hasText: title })).toHaveCount(1)
  await showQueue(desk, 'Proof with the author')
  await expect(desk.getByRole('row').filter({ hasText: title })).toHaveCount(0)
})

/** One of the views of the queue, which keeps the last one. */
async function showQueue(desk: Page, view: string): Promise<void> {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/staff/submissions')
  const button = desk.getByRole('group', { name: 'Views' }).getByRole('button', { name: view, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** From the submission that is open: into review first, since before that nothing is sent; then again with a day more. The queue shows it. */
async function sendToAuthor(desk: Page, note: string): Promise<void> {
  const dialog = desk.getByRole('dialog')
  const send = desk.getByRole('button', { name: 'Send the proof to the author' })
  await desk.setViewportSize({ width: 1280, height: 800 })
  await send.click()
  await expect(dialog.getByText('Take the manuscript into review before')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send the proof' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('button', { name: 'Move to In Review' }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await send.click()
  await dialog.getByRole('textbox', { name: 'Note to the author' }).fill(note)
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Send the proof' }).click()
  const sent = desk.getByRole('region', { name: 'Proof with the author' })
  await expect(sent.getByText('With the author', { exact: true })).toBeVisible()
  await expect(send).toHaveCount(0)
  const day = sent.getByText(/^Until /)
  const first = (await day.textContent()) ?? ''
  await sent.getByRole('button', { name: 'Change day or note' }).click()
  const until = dialog.getByLabel('Until')
  await until.fill('2999-12-06')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(day).not.toHaveText(first)
  await expect(sent.getByText(note)).toBeVisible()
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 800 })
    await expectAccessible(desk)
    await expectWithinWidth(desk)
  }
}

/** The dashboard leads to the proof; once it is approved it waits no more. */
async function approveOnPhone(page: Page, address: string, note: string): Promise<void> {
  const waits = 'Your proof waits for you until 6 Dec 2999'
  await open(page, '/dashboard')
  await expect(page.getByText(waits)).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await expectOpenToAll(page)
  await open(page, '/ta/dashboard')
  await expect(page.getByText('உங்கள் மெய்ப்பு 6 டிச. 2999 வரை உங்களுக்காகக் காத்திருக்கிறது')).toBeVisible()
  await expectTamil(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/dashboard')
  await page
    .getByRole('region', { name: /^The proof waits for you:/ })
    .getByRole('link', { name: 'Look through the proof' })
    .click()
  await page.waitForURL(address)
  await expect(page.getByText(waits)).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await expectWithinWidth(page)
  await page.getByRole('button', { name: 'Approve this proof' }).click()
  await page.getByRole('button', { name: 'Yes, I approve it' }).click()
  await expect(page.getByText(waits)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByText(waits)).toHaveCount(0)
}

/** Each with its sum, and to be had as it was approved; the author keeps the approval when asked twice. */
async function seeApprovedFiles(page: Page): Promise<void> {
  const approval = page.getByRole('region', { name: 'Approval', exact: true })
  await approval.getByText('Sums of the files').click()
  await expect(approval.getByText(/^[0-9a-f]{64}$/)).toHaveCount(4)
  const saved = await download(page, approval.getByRole('button', { name: 'E-book (EPUB)' }))
  expect(saved.suggestedFilename()).toMatch(/\.epub$/)
  await approval.getByRole('button', { name: 'Withdraw this approval' }).click()
  await approval.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(approval.getByText('Please say why')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await approval.getByRole('button', { name: 'Keep the approval' }).click()
  await expect(approval.getByRole('textbox')).toHaveCount(0)
}

async function withdrawAsEditor(panel: Locator, reason: string): Promise<void> {
  await panel.getByRole('button', { name: 'Withdraw the approval' }).click()
  const dialog = panel.page().getByRole('dialog')
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: 'Withdraw the approval' }).click()
  await expect(panel.getByText(`Reason: ${reason}`)).toBeVisible()
  await expect(panel.getByText('The author has not approved this proof yet.')).toBeVisible()
}

/** Marks a place of the first page and writes about it; the pin and the list lead to each other. */
async function commentOnPage(page: Page, text: string): Promise<void> {
  const comments = page.getByRole('region', { name: 'Comments', exact: true })
  await expect(comments.getByText('Nobody has commented on these pages.')).toBeVisible()
  const first = page.getByRole('img', { name: 'Page 1', exact: true })
  await expectDrawn(first)
  const { width = 0, height = 0 } = (await first.boundingBox()) ?? {}
  await first.click({ position: { x: width / 4, y: height / 2 } })
  const field = comments.getByRole('textbox', { name: 'Your comment on page 1' })
  await expect(field).toBeFocused()
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText('Please write your comment')).toBeVisible()
  await field.fill(text)
  // Arrows move what is typed, not the pages.
  await page.keyboard.press('ArrowRight')
  await comments.getByRole('button', { name: 'Send' }).dblclick()
  await expect(comments.getByText(text, { exact: true })).toHaveCount(1)
  await expect(field).toHaveCount(0)
  const pin = page.getByRole('button', { name: 'Comment 1 on page 1' })
  const [at, under] = [await pin.boundingBox(), await first.boundingBox()]
  const middle = (at?.x ?? 0) + (at?.width ?? 0) / 2 - (under?.x ?? 0)
  expect(Math.abs(middle - width / 4)).toBeLessThan(3)
  await page.getByRole('button', { name: 'Next pages' }).click()
  await expect(pin).toBeHidden()
  await comments.getByRole('button', { name: 'Page 1', exact: true }).click()
  await pin.click()
  await expect(comments.getByRole('listitem')).toBeFocused()
  await comments.getByRole('button', { name: 'Comment on page 1' }).click()
  await expectWithinWidth(page)
  await comments.getByRole('button', { name: 'Cancel' }).click()
}

/** What stands on the pages goes along with them. */
async function readAsText(page: Page, [title, author]: readonly [string, string]): Promise<void> {
  const opener = page.getByRole('button', { name: 'Read as text' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const text = page.getByRole('region', { name: 'Text of the pages' })
  await expect(text.getByRole('region', { name: 'Page 1', exact: true })).toContainText(title)
  await page.getByRole('button', { name: 'Next pages' }).click()
  await expect(text.getByRole('region', { name: 'Page 3', exact: true })).toContainText(author)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Previous pages' }).click()
  await expect(text.getByRole('region', { name: 'Page 1', exact: true })).toBeVisible()
  await opener.click()
  await expect(text).toHaveCount(0)
}

/** From the first page, which has a comment, to the last one and back. */
async function throughOverview(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Overview' })
  const overview = page.getByRole('region', { name: 'All pages' })
  const small = overview.getByRole('button')
  const standing = standingOf(page)
  await opener.click()
  const commented = overview.getByRole('button', { name: 'Page 1, 1 comment', exact: true })
  await expect(commented).toBeFocused()
  await expect(commented).toHaveAttribute('aria-current', 'page')
  await expectDrawn(commented.locator('canvas'))
  const all = Number(/of (\d+)$/.exec((await standing.textContent()) ?? '')?.[1])
  await expect(small).toHaveCount(all)
  await expectAccessible(page)
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 800 })
    await expectWithinWidth(page)
  }
  // Those that are far off are not drawn, nor any more once they are.
  await expect(small.last().locator('canvas')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(small.last()).toBeFocused()
  await expect(small.last().locator('canvas')).toHaveCount(1)
  await expect(commented.locator('canvas')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(small.nth(all - 2)).toBeFocused()
  await expect(standing).toHaveText(/^Page 1 of/)
  await page.keyboard.press('Enter')
  await expect(standing).toHaveText(new RegExp(`^Pages? (\\d+ and )?${all - 1}\\b`))
  await expect(overview).toHaveCount(0)
  await expect(pagesOf(page)).toBeFocused()

  await opener.click()
  await expect(small.nth(all - 2)).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.keyboard.press('Home')
  await commented.click()
  await expect(standing).toHaveText(/^Page 1 of/)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** What an editor does with it. */
async function answerAndClose(panel: Locator, text: string, answer: string): Promise<void> {
  const comments = panel.getByRole('region', { name: 'Comments', exact: true })
  await expect(comments.getByText(text, { exact: true })).toBeVisible()
  await comments.getByRole('button', { name: 'Answer' }).click()
  await comments.getByRole('textbox', { name: 'Your answer' }).fill(answer)
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText(answer, { exact: true })).toBeVisible()
  await comments.getByRole('button', { name: 'Done' }).click()
  await expect(comments.getByText('1 comment is done')).toBeVisible()
}
