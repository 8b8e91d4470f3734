import { aMark } from '../support/a-mark.ts'
import { anAuthor, logIn, registered } from '../support/author.ts'
import { loseNextAnswer } from '../support/lose-next-answer.ts'
import { theMailWith } from '../support/mail.ts'
import { aCover, aPdf } from '../support/manuscripts.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

test.use({ expectedErrors: /status of 422/ })

test('a visitor writes, an editor answers from the inbox, and the mail goes out with the thread', async ({
  page,
  request,
}) => {
  const mark = aMark()
  const written = await request.post('/api/contact', {
    data: {
      name: `கயல்விழி ${mark}`,
      email: `kayal.${mark}@mail.example`,
      reason: 'Publishing Services',
      message: `What do 200 copies cost? ${mark}`,
    },
  })
  expect(written.status()).toBe(200)

  await openConsole(page, await aStaffMember('editor'), '/enquiries')
  // A letter alone is too little to search by: it is said in words, in the place of the list.
  await page.getByRole('textbox', { name: 'Search' }).fill('a')
  await expect(page.locator('#main-content').getByRole('alert')).toContainText('at least 3 letters')
  await page.getByRole('textbox', { name: 'Search' }).fill(mark)
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes(mark) === true)
  await page.getByRole('cell', { name: `கயல்விழி ${mark}` }).click()
  await page.waitForURL('**/show')
  await expect(page.getByText(`What do 200 copies cost? ${mark}`)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Your answer').fill(`About Rs. 38,000.\n\nநன்றி ${mark}`)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  const entries = page.getByRole('list', { name: 'Answers and notes' })
  await expect(entries).toContainText('About Rs. 38,000.')
  await expect(page.getByText(/first answered/)).toBeVisible()

  const mail = await theMailWith(`நன்றி ${mark}`)
  expect(mail.to).toMatchObject([{ address: `kayal.${mark}@mail.example` }])
  expect(mail.text).toContain(`> What do 200 copies cost? ${mark}`)
  expect(mail.inReplyTo).toBeTruthy()
})

test.describe('author and editor', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('write to each other about a book, with a file; both see what is new', async ({ page, browser }) => {
    const author = await registered(page.request, anAuthor())
    await logIn(page, author)
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const title = `வானம் ${aMark()}`
    const handedIn = await page.request.post('/api/submit', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        ...{ language: 'tamil', title, author_name: author.name, genre: 'fiction' },
        drive_link: 'https://docs.google.com/document/d/1a2b3c/edit',
        bookCover: aCover(),
      },
    })
    expect(handedIn.status()).toBe(200)

    await page.goto('/dashboard?books=submitted')
    await page.getByRole('link', { name: `Messages about ${title}` }).click()
    const thread = page.getByRole('dialog', { name: /^Messages/ })
    await thread.getByLabel('Your message').fill('வணக்கம். The contract is in the file.')
    await thread.getByLabel('Add files').setInputFiles(aPdf({ name: 'ஒப்பந்தம்.pdf' }))
    // The answer is lost on the way: what was typed stays, and another try makes no second message.
    await loseNextAnswer(page, '**/api/author/submissions/*/messages')
    await thread.getByRole('button', { name: 'Send' }).click()
    await expect(thread.getByRole('alert')).toContainText('it will arrive once')
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/author/submissions/*/messages', async (route) => {
      await held
      await route.continue()
    })
    await thread.getByRole('button', { name: 'Send' }).click()
    // Nothing can be typed that would go with the message when it has arrived.
    await expect(thread.getByLabel('Your message')).not.toBeEditable()
    letGo()
    await expect(
      thread.getByRole('listitem').filter({ hasText: 'The contract is in the file.' }),
    ).toHaveCount(1)
    await expect(thread.getByLabel('Your message')).toHaveValue('')

    const office = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
    const desk = await office.newPage()
    await openConsole(desk, await aStaffMember('editor', 'செல்வி Arumugam'))
    await desk.getByRole('link', { name: /Authors waiting for an answer/ }).click()
    await desk.getByRole('cell', { name: title }).click()
    const download = desk.waitForEvent('download')
    await desk.getByRole('button', { name: /ஒப்பந்தம்.pdf/ }).click()
    expect((await download).suggestedFilename()).toBe('ஒப்பந்தம்.pdf')
    await desk.getByLabel('Your message to the author').fill('Thank you, it is signed.')
    await desk.getByRole('button', { name: 'Send' }).click()
    await expect(desk.getByRole('list', { name: 'Messages, newest last' })).toContainText('not seen yet')
    await expectAccessible(desk)
    await office.close()

    await page.goto('/dashboard')
    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
    await expect(bell).toBeVisible()
    await bell.click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectWithinWidth(page)
    }
    await page.getByRole('dialog', { name: 'What is new' }).getByRole('link', { name: title }).click()
    await expect(thread).toContainText('Thank you, it is signed.')
    await expect(
      page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }),
    ).toBeAttached()
    await expectAccessible(page)
    await theMailWith('Thank you, it is signed.')
  })
})
