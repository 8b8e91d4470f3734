import { holdScripts, script } from '../support/page-scripts.ts'
import { awake, expect, hydrated, isAsleep, test } from '../support/test.ts'

// What a page does by itself, before its framework runs.

test('the menu of services opens and closes, a question unfolds, and the page sleeps on', async ({
  page,
}) => {
  await page.goto('/help')
  const services = page.getByRole('banner').locator('summary', { hasText: 'Services' })
  const first = page.getByRole('banner').getByRole('link', { name: 'Translation' })
  await services.click()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(services).toBeFocused()
  await services.click()
  await page.getByRole('main').click({ position: { x: 900, y: 300 } })
  await expect(first).toBeHidden()
  const question = page.locator('details:not([data-menu])').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  expect(await isAsleep(page)).toBe(true)
})

test('the popup of a phone opens and closes, and the page sleeps on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const popup = page.getByRole('list', { name: 'Services' })
  await page.getByRole('button', { name: 'Services' }).click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  expect(await isAsleep(page)).toBe(true)
})

test('the contact form keeps, checks and sends what is typed, however late its script comes', {
  tag: '@main',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Message').fill('வணக்கம்')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/contact')
  held.resolve()
  const name = page.getByLabel('Full Name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('வணக்கம்')
  await name.fill('கயல்')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('Email Address').fill('kayal@mail.example')
  await page.getByLabel('Reason for Contact').selectOption('Other')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message has been sent')
  expect(await isAsleep(page)).toBe(true)
})

test('a description unfolds and folds, and stays as it is when the page wakes', async ({ page }) => {
  await page.goto('/books/1')
  const about = page.getByRole('region', { name: 'About the Book' })
  const length = () => about.evaluate((section: HTMLElement) => section.innerText.length)
  const more = about.getByRole('button', { name: 'Read More', expanded: false })
  const less = about.getByRole('button', { name: 'Show Less', expanded: true })
  const cut = await length()
  await more.click()
  expect(await length()).toBeGreaterThan(cut)
  await less.press('Enter')
  expect(await length()).toBe(cut)
  await more.click()
  expect(await isAsleep(page)).toBe(true)
  await awake(page)
  await less.click()
  await expect(more).toBeVisible()
  expect(await length()).toBe(cut)
})

test('the tabs of an author and of self-publishing change, by the keys too, and Back leads through them', async ({
  page,
}) => {
  for (const { path, names } of [
    { path: '/authors/1', names: ['Published Books', 'About the Author', 'Reviews'] },
    {
      path: '/services/self-publishing',
      names: ['Manuscript Ready', 'Manuscript Under Progress', 'Need Motivation'],
    },
  ]) {
    const [first = '', second = '', third = ''] = names
    const isShown = async (name: string) => {
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    }
    await page.goto(path)
    await page.getByRole('tab', { name: second }).click()
    await isShown(second)
    await expect(page).toHaveURL(/\?tab=/)
    await page.keyboard.press('ArrowRight')
    await isShown(third)
    await expect(page.getByRole('tab', { name: third })).toBeFocused()
    await page.keyboard.press('Home')
    await isShown(first)
    await page.goBack()
    await isShown(third)
    await page.goBack()
    await page.goBack()
    await isShown(first)
    await expect(page).toHaveURL(path)
    await page.goForward()
    await isShown(second)
    expect(await isAsleep(page)).toBe(true)
    await awake(page)
    await isShown(second)
    await page.getByRole('tab', { name: first }).click()
    await isShown(first)
    await page.goBack()
    await isShown(second)
  }
})

test('a tab that is chosen while the page wakes stays chosen', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/authors/1')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await page.getByLabel('Your Name').fill('கயல்')
  release()
  await hydrated(page)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Reviews')
  await page.getByLabel('Your Comment').fill('நன்று')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByRole('log')).toContainText('கயல்')
  await expect(page).toHaveURL(/tab=reviews$/)
})

test('from a further page of books a tab is loaded', async ({ page }) => {
  await page.goto('/authors/1?page=2')
  await page.getByRole('tab', { name: 'About the Author' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('About the Author')
  await page.getByRole('tab', { name: 'Published Books' }).click()
  await expect(page).toHaveURL(/\/authors\/1$/)
})

test('the purchase dialog opens and closes in every way, asleep', { tag: '@main' }, async ({ page }) => {
  await page.goto('/books/1')
  const purchase = page.getByRole('button', { name: 'Purchase Now' }).first()
  const dialog = page.getByRole('dialog', { name: /^Purchase "/ })
  const ways = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]
  for (const close of ways) {
    await purchase.click()
    await expect(dialog).toContainText('Contact admin')
    await dialog.getByRole('list').first().click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(purchase).toBeFocused()
  }
  await purchase.press('Enter')
  await expect(dialog).toBeVisible()
  expect(await isAsleep(page)).toBe(true)
})

test('the search opens and closes in every way while its scripts are held back, and forgets', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/blogs')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const search = page.getByRole('dialog', { name: 'Search' })
  const box = search.getByRole('textbox')
  const ways = [
    () => search.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 700),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('')
    await page.keyboard.type('kalki')
    await close()
    await expect(search).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await opener.press('Enter')
  await page.keyboard.type('prem')
  expect(await isAsleep(page)).toBe(true)
  release()
  await hydrated(page)
  await expect(box).toHaveValue('prem')
  await expect(search.getByRole('status')).toContainText('found for "prem"')
})

test('the purchase dialog stays open when the page wakes behind it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/books/1')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await page.getByRole('button', { name: 'Purchase Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Purchase "/ })
  await expect(dialog).toBeVisible()
  release()
  await hydrated(page)
  expect(await isAsleep(page)).toBe(false)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('featured books move, are chosen and pause while the page sleeps, and after it has woken', async ({
  page,
}) => {
  await page.goto('/publications')
  const featured = page.getByRole('region', { name: 'Featured Books' })
  await featured.getByRole('button', { name: 'Pause Featured Books' }).click()
  const third = featured.getByRole('button', { name: /^Show 3 of/ })
  await third.click()
  await expect(third).toHaveAttribute('aria-current', 'true')
  expect(await isAsleep(page)).toBe(true)
  await awake(page)
  await expect(third).toHaveAttribute('aria-current', 'true')
  await featured.getByRole('button', { name: /^Show 2 of/ }).click()
  await expect(third).not.toHaveAttribute('aria-current')
  await expect(featured.getByRole('button', { name: 'Play Featured Books' })).toBeVisible()
})
