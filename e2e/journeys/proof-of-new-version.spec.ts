import type { Page } from '@playwright/test'
import { aWordFile } from '../support/a-word-file.ts'
import { enter, onAnotherDevice, registered, storedSession } from '../support/author.ts'
import { background } from '../support/background.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expect, open, test } from '../support/test.ts'

const commentsOn = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })

test('comments go along to the pages of a new version, and older pages can’t be approved', async ({
  page,
  request,
  browser,
}) => {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const { linkToProof } = await makeBook(page, 'tidy')
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
})
