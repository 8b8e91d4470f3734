import type { Locator, Page } from '@playwright/test'
import { aWordFile } from '../support/a-word-file.ts'
import { enter, onAnotherDevice, registered, storedSession } from '../support/author.ts'
import { background } from '../support/background.ts'
import { expectDrawn } from '../support/expect-drawn.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, open, test, widths } from '../support/test.ts'

const commentsOn = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })

test('comments go along to the pages of a new version, and older pages can’t be approved', async ({
  page,
  request,
  browser,
}) => {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const { title, linkToProof } = await makeBook(page, 'tidy')
  await linkToProof.click()
  await expect(standingOf(page)).toHaveText(/^Page 1 of/, background)
  const address = new URL(page.url()).pathname

  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ index: 2 })
  const first = page.getByRole('img', { name: /^Page \d+$/ }).last()
  const { width = 0, height = 0 } = (await first.boundingBox()) ?? {}
  await first.click({ position: { x: width / 3, y: height / 2 } })
  await commentsOn(page).getByRole('textbox').fill('பிழை')
  await commentsOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(commentsOn(page).getByText('பிழை', { exact: true })).toBeVisible()
  // About a page as a whole.
  await commentsOn(page)
    .getByRole('button', { name: /^Comment on page/ })
    .first()
    .click()
  await commentsOn(page).getByRole('textbox').fill('அழகான பக்கம்')
  await commentsOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(commentsOn(page).getByText('அழகான பக்கம்', { exact: true })).toBeVisible()

  // The text comes again with more chapters, as a new version, from another device.
  const other = await onAnotherDevice(browser, author)
  await open(other, '/dashboard')
  const token = Object.values(await storedSession(other)).find((value) =>
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value ?? ''),
  )
  const id = /(\d+)\/proof$/.exec(address)?.[1]
  const sent = await request.post(`/api/author/submissions/${id}/versions`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { note: 'With three chapters more', bookPdf: await aWordFile('novel') },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/author/submissions/${id}/interior`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { version, state } = (await answer.json()).data.interior
      return `${version} ${state}`
    }, background)
    .toBe('2 set')

  // Who looks at the older pages is told when they come back to them, and keeps them until they ask.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Newer pages have come.')).toBeVisible(background)
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the newest pages' }).click()
  await expect(page.getByText('Newer pages have come.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toBeVisible()
  const found = commentsOn(page).getByRole('listitem').filter({ hasText: 'பிழை' })
  await expect(found.getByRole('button', { name: /^Page \d+$/ })).toBeVisible(background)
  await found.getByRole('button', { name: /^Page \d+$/ }).click()
  await expect(page.getByRole('button', { name: /^Comment \d on page \d+$/ })).toBeVisible()
  const whole = commentsOn(page).getByRole('listitem').filter({ hasText: 'அழகான பக்கம்' })
  await expect(whole.getByRole('button', { name: /^Page \d+$/ })).toBeVisible()
  await expect(whole.getByText(/^Written about version 1, where it was page \d+\.$/)).toBeVisible()
  await seeWhatChanged(page, page)

  // An editor sees the same at the desk.
  const { desk, errors } = await openAtDesk(browser, title)
  const proof = desk.getByRole('region', { name: 'Proof', exact: true })
  await proof.getByRole('button', { name: 'Look through the proof' }).click()
  await expectDrawn(proof.getByRole('img', { name: 'Page 1', exact: true }))
  await seeWhatChanged(desk, proof)
  expect(errors).toEqual([])
})

/** What the new version has that the first one had not, and a page of that one beside the one that is there now. */
async function seeWhatChanged(page: Page, proof: Page | Locator): Promise<void> {
  const fetched: string[] = []
  page.on('request', (asked) => {
    if (/\/proof\/earlier\/[0-9a-f]{64}\/file$/.test(asked.url())) fetched.push(asked.url())
  })
  const opener = proof.getByRole('button', { name: 'What changed' })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const panel = proof.getByRole('region', { name: 'What changed' })
  await expect(panel.getByRole('combobox', { name: 'Compare with' })).toContainText(
    /^Version 1, .* · 2 comments$/,
  )
  await expect(panel.getByRole('status')).toHaveText(/^\d+ passages? ha(s|ve) changed\.$/)
  await expect(panel.getByRole('insertion').first()).toBeVisible()
  expect(fetched).toEqual([])
  for (const change of [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()]) {
    await change.getByRole('button', { name: 'Show both pages' }).click()
    await expectDrawn(change.getByRole('img', { name: /^Version 1, page \d+$/ }))
    await expectDrawn(change.getByRole('img', { name: /^Now, page \d+$/ }))
  }
  expect(fetched).toHaveLength(1)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  const there = panel
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Pages? \d/ })
  const [number] = /\d+/.exec((await there.textContent()) ?? '') ?? []
  await there.click()
  await expect(standingOf(proof)).toHaveText(new RegExp(`^Pages? (\\d+ and )?${number}\\b`))
  await opener.click()
  await expect(panel).toHaveCount(0)
}
