import { trimSizes } from '@panai/contract/language/vocabulary'
import { expectOpenToAll } from '../support/accessibility.ts'
import { anAuthor } from '../support/author.ts'
import { theLinkMailedTo, theMailWith } from '../support/mail.ts'
import { expect, isAsleep, open, test } from '../support/test.ts'
import { wordsOfOthers } from '../support/words-of-others.ts'

const tamilPages = [
  '/ta/',
  '/ta/publications',
  '/ta/publications?q=zzzz',
  '/ta/books/1',
  '/ta/authors/1',
  '/ta/authors/1?tab=about',
  '/ta/authors/1?tab=reviews',
  '/ta/blogs',
  '/ta/blog/1',
  '/ta/contact',
  '/ta/contact?book=1',
  '/ta/services/self-publishing',
  '/ta/services/self-publishing?tab=progress',
  '/ta/services/self-publishing?tab=starting',
  '/ta/services/translation',
  '/ta/services/sponsored-publishing',
  '/ta/royaltyform',
  '/ta/royaltyform?copies=10',
  '/ta/royaltyform?copies=0',
  '/ta/help',
  '/ta/help?tab=word-limits',
  '/ta/help?tab=images',
  '/ta/login',
  '/ta/login?back=/book-info',
  '/ta/register',
  '/ta/forgot-password',
  '/ta/reset-password/x?email=meena@mail.example',
  '/ta/reset-password/x',
  '/ta/not-me/x',
  '/ta/bank-details/confirm/x',
  '/ta/bank-details/stop/x',
] as const

test.describe('each page', { tag: '@main' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const address of tamilPages)
    test(`${address} is open to all, and Tamil`, async ({ page }) => {
      await open(page, address)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
      expect(await wordsOfOthers(page)).toEqual([])
      await expectOpenToAll(page)
    })
})

test('a page sleeps as the English one does', async ({ page }) => {
  await open(page, '/ta/books/1')
  expect(await isAsleep(page)).toBe(true)
})

test('both languages of a page name each other, and a page leads to itself in the other', async ({
  page,
}) => {
  for (const [english, tamil] of [
    ['/', '/ta/'],
    ['/publications?genre=poetry', '/ta/publications?genre=poetry'],
    ['/books/1', '/ta/books/1'],
    ['/royaltyform', '/ta/royaltyform'],
    ['/help', '/ta/help'],
  ]) {
    const named: string[][] = []
    for (const [address, language, name, other] of [
      [english, 'en', 'தமிழ்', tamil],
      [tamil, 'ta', 'English', english],
    ] as const) {
      await page.goto(address ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(address)
      named.push(
        await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
          ),
      )
      for (const place of ['banner', 'contentinfo'] as const) {
        const link = page.getByRole(place).getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', other ?? '')
      }
    }
    expect(named[0]).toEqual(named[1])
    expect(named[0]?.map((one) => one.split(' ')[0])).toEqual(['en-IN', 'ta-IN', 'x-default'])
  }
})

test('somebody finds a book by the search and writes to the publisher, all in Tamil', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).click()
  await expect(page).toHaveURL('/ta/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'உங்கள் மனதுக்கு நெருக்கமானதை உங்கள் நடையிலேயே சொல்லுங்கள்',
  )

  await page.getByRole('banner').getByRole('button', { name: 'தேடல்' }).click()
  const overlay = page.getByRole('dialog', { name: 'தேடல்' })
  await overlay.getByPlaceholder('சேவை, நூல், எழுத்தாளர், உதவி... தேடுக').fill('பொன்னியின் செல்வன்')
  await expect(overlay.getByRole('status')).toHaveText(/^“பொன்னியின் செல்வன்” என்பதற்கு \d+ முடிவு(கள்)?$/)
  await overlay.getByRole('link', { name: /^நூல்/ }).first().click()
  await expect(page).toHaveURL(/\/ta\/books\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('பொன்னியின் செல்வன்')

  await page.getByRole('button', { name: 'வாங்குக' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'தொடர்பு கொள்க' }).click()
  await expect(page).toHaveURL(/\/ta\/contact\?book=\d+$/)
  const form = page.getByRole('form', { name: 'எங்களுக்கு எழுதுங்கள்' })
  const message = form.getByLabel('செய்தி')
  await expect(message).toHaveValue(/^இந்த நூலை வாங்க விரும்புகிறேன்\.\n\nதலைப்பு: பொன்னியின் செல்வன்\n/)

  const send = form.getByRole('button', { name: 'அனுப்புக' })
  await send.click()
  await expect(form.getByText('உங்கள் முழுப்பெயரை எழுதுங்கள்')).toBeVisible()
  await expect(form.getByText('உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்')).toBeVisible()
  const words = `ஊர்: மதுரை ${crypto.randomUUID()}`
  await form.getByLabel('முழுப்பெயர்').fill('மீனா சுந்தரம்')
  await form.getByLabel('மின்னஞ்சல் முகவரி').fill('meena@mail.example')
  await message.fill(words)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(
    'நன்றி! உங்கள் செய்தி வந்து சேர்ந்தது. 24 முதல் 48 மணி நேரத்துக்குள் பதில் எழுதுவோம்.',
  )
  expect((await theMailWith(words)).subject).toBe('Buying a book: மீனா சுந்தரம்')
})

test('a page woken is filtered and followed within Tamil', async ({ page }) => {
  await open(page, '/ta/publications')
  await page.getByLabel('வகை').selectOption({ label: 'சமையல் நூல்' })
  await expect(page).toHaveURL(/\/ta\/publications\?genre=cookbook$/)
  await page.getByRole('searchbox', { name: 'தேடல்' }).fill('culinary')
  await expect(page).toHaveURL(/\/ta\/publications\?q=culinary&genre=cookbook$/)
  await page
    .getByRole('link', { name: /மேலும் பார்க்க/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ta\/books\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/ta\/publications\?q=culinary&genre=cookbook$/)
})

test('the calculator works out, takes a price and keeps its address, all in Tamil', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/ta/')
  await page.getByRole('banner').getByRole('link', { name: 'கணிப்பான்', exact: true }).click()
  await expect(page).toHaveURL('/ta/royaltyform')
  const form = page.getByRole('form', { name: 'உரிமைத்தொகையைக் கணக்கிடுங்கள்' })
  const earnings = page.getByRole('region', { name: 'எதிர்பார்க்கும் வருமானம்' })
  await expect(earnings.getByText('கணக்கிட்டால் முடிவு தெரியும்')).toBeVisible()
  await form.getByLabel('நூல் அளவு').selectOption({ label: '6 X 9 அங்குலம்' })
  await form.getByLabel('அட்டை வகை').selectOption({ label: 'கெட்டி அட்டை' })
  await form.getByLabel('உட்பக்கம்').selectOption({ label: 'கறுப்பு-வெள்ளை, வெள்ளைத் தாள்' })
  await form.getByRole('button', { name: 'கணக்கிடுக' }).click()
  await expect(earnings.getByRole('img')).toHaveAccessibleName(
    /^வட்ட வரைபடம்\. உரிமைத்தொகை \d+%, அச்சுச் செலவு \d+%, விநியோகச் செலவு \d+%, தளத்தின் பங்கு \d+%$/,
  )
  await earnings.getByRole('button', { name: 'பட்டை வரைபடம்' }).click()
  await expect(earnings.getByRole('img')).toContainText(/ரூ\.\u00a01,350\.00/)
  await expect(page.getByRole('heading', { name: 'ஒவ்வொரு ரூபாயும் எங்கே போகிறது' })).toBeVisible()
  await expect(page).toHaveURL(/\/ta\/royaltyform\?size=6\+X\+9\+in&.*binding=Hard\+Cover/)

  const price = form.getByLabel('அதிகபட்ச விலை (MRP), ரூ.')
  await price.fill('1')
  await expect(form.getByText(/^இதற்குக் குறையக் கூடாது: ரூ\.\u00a0[\d,]+\.00$/)).toBeVisible()
  await price.fill('1500')
  await expect(form.getByText('நீங்கள் வைத்த MRP கணக்கில் உள்ளது: ரூ.\u00a01,500.00')).toBeVisible()
  await expect(page).toHaveURL(/mrp=1500\.00/)
  expect(await wordsOfOthers(page)).toEqual([])
  const there = page.url()
  await page.reload()
  await expect(form.getByLabel('அட்டை வகை')).toHaveValue('Hard Cover')
  await expect(page.getByRole('link', { name: 'இந்தக் கணக்கின் இணைப்பில்' })).toHaveAttribute(
    'href',
    there.replace(/^https?:\/\/[^/]+/, ''),
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the calculator is a form whose answer is a page in Tamil', async ({ page }) => {
    await page.goto('/ta/royaltyform')
    await page.getByLabel('விற்கும் பிரதிகள்').fill('10')
    await page.getByRole('button', { name: 'கணக்கிடுக' }).click()
    await expect(page).toHaveURL(/\/ta\/royaltyform\?size=7\+X\+9\+in.*copies=10/)
    await expect(page.getByText('ரூ.\u00a0300.00').first()).toBeVisible()
  })
})

test('the guidelines are read, words are counted and questions are answered in Tamil', async ({ page }) => {
  await open(page, '/ta/help')
  await page.getByRole('tab', { name: 'சொல் வரம்பு' }).click()
  await expect(page).toHaveURL('/ta/help?tab=word-limits')
  await page.getByLabel('நீங்கள் எழுதியது').fill('ஒரு ஊரில் ஒரு நரி')
  await expect(page.getByText('4 சொற்கள்')).toBeVisible()
  await expect(page.getByText('ஆசிரியர் குறிப்புக்கோ நூல் குறிப்புக்கோ இன்னும் 96 தேவை')).toBeVisible()
  const files = await page
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(files).toHaveLength(trimSizes.length + 1)
  for (const file of files) {
    expect(file).toMatch(/^\/downloads\/ta\//)
    expect((await page.request.get(file ?? '')).status()).toBe(200)
  }
  const questions = page.getByRole('region', { name: 'அடிக்கடி கேட்கும் கேள்விகள்' })
  await questions.getByText('ISBN என்றால் என்ன').click()
  await expect(questions.getByText(/^ISBN .* 13 இலக்க எண்/)).toBeVisible()
  await page.getByRole('button', { name: 'வழிகாட்டியைப் பார்க்க' }).click()
  await expect(page.getByRole('alert').getByText('இந்த வழிகாட்டி விரைவில் வரும்.')).toBeVisible()
  expect(await wordsOfOthers(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedErrors: /status of 4(01|22)/ })

  test('an author registers, confirms, forgets the password and comes in, all in Tamil', {
    tag: '@main',
  }, async ({ page }) => {
    const { name, email, phone, password } = anAuthor({ name: 'மீனா சுந்தரம்' })
    const notices = page.getByRole('region', { name: 'அறிவிப்புகள்' })
    await open(page, '/ta/login')
    await page.getByRole('link', { name: 'பதிவு செய்க' }).click()
    await expect(page).toHaveURL('/ta/register')
    const form = page.getByRole('form', { name: 'எழுத்தாளர் பதிவு' })
    const send = form.getByRole('button', { name: 'பதிவு செய்க' })
    await form.getByLabel('கடவுச்சொல்', { exact: true }).fill('short')
    await send.click()
    for (const said of [
      'உங்கள் முழுப்பெயரை எழுதுங்கள்',
      'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்',
      'உங்கள் தொலைபேசி எண்ணை எழுதுங்கள்',
      'கடவுச்சொல்லில் குறைந்தது 6 எழுத்துகள் இருக்க வேண்டும்',
      'கடவுச்சொல்லை இங்கே மீண்டும் எழுதுங்கள்',
    ])
      await expect(form.getByText(said)).toBeVisible()
    await form.getByLabel('முழுப்பெயர்').fill(name)
    await form.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await form.getByLabel('தொலைபேசி எண்').fill(phone)
    await form.getByLabel('கடவுச்சொல்', { exact: true }).fill('Password1')
    await form.getByLabel('கடவுச்சொல் மீண்டும்').fill('Password1')
    await send.click()
    await expect(form.getByText(/^கணக்குகளுக்குள் அத்துமீறி நுழைபவர்கள் முதலில் முயன்று பார்க்கும்/)).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
    await form.getByLabel('கடவுச்சொல்', { exact: true }).fill(password)
    await form.getByLabel('கடவுச்சொல் மீண்டும்').fill(password)
    await send.click()
    await expect(notices.getByText('பதிவு முடிந்தது!')).toBeVisible()
    await expect(page.getByText('உங்கள் கணக்கு தயார்')).toBeVisible()
    expect((await wordsOfOthers(page)).filter((text) => !text.includes(email))).toEqual([])
    await page.waitForURL('/ta/login')

    await page.goto(await theLinkMailedTo(email, '/ta/confirm-email/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('உங்கள் மின்னஞ்சல் முகவரி உறுதியானது')
    await expectOpenToAll(page)

    await open(page, '/ta/login')
    await page.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill('Another 1')
    await page.getByRole('button', { name: 'உள்நுழைக', exact: true }).click()
    await expect(notices.getByText('மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை')).toBeVisible()

    await page.getByRole('link', { name: 'கடவுச்சொல் மறந்துவிட்டதா?' }).click()
    await expect(page).toHaveURL('/ta/forgot-password')
    await page.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await page.getByRole('button', { name: 'இணைப்பை அனுப்புக' }).click()
    await expect(page.getByText('அங்கே வந்த மின்னஞ்சலைப் பாருங்கள்')).toBeVisible()
    await open(page, await theLinkMailedTo(email, '/ta/reset-password/'))
    await page.getByRole('textbox', { name: 'புதிய கடவுச்சொல்' }).fill(`${password} anew`)
    await page.getByLabel('கடவுச்சொல் மீண்டும்').fill(`${password} anew`)
    await page.getByRole('button', { name: 'கடவுச்சொல்லை மாற்றுக' }).click()
    await expect(page.getByText(/^கடவுச்சொல்லை மாற்றிவிட்டோம்;/)).toBeVisible()
    await page.getByRole('link', { name: 'உள்நுழையும் பக்கம்' }).click()
    await expect(page).toHaveURL('/ta/login')
    await page.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(`${password} anew`)
    await page.getByRole('button', { name: 'உள்நுழைக', exact: true }).click()
    await expect(notices.getByText('உள்நுழைந்துவிட்டீர்கள்!')).toBeVisible()
    await page.waitForURL('/ta/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    // Who is in already is not asked again.
    await page.goto('/ta/login')
    await page.waitForURL('/ta/dashboard')
  })
})

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /status of 404/ })
  for (const [address, title] of [
    ['/ta/no/such/page', 'இந்தப் பக்கம் இங்கே இல்லை'],
    ['/ta/books/999999', 'இந்த நூல் இங்கே இல்லை'],
    ['/ta/authors/999999', 'இந்த எழுத்தாளர் இங்கே இல்லை'],
    ['/ta/blog/999999', 'இந்தக் கட்டுரை இங்கே இல்லை'],
  ] as const)
    test(address, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await wordsOfOthers(page)).toEqual([])
    })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/ })
  test('a page that sleeps says so in Tamil', async ({ page, context }) => {
    await open(page, '/ta/blogs')
    await context.setOffline(true)
    await page
      .getByRole('link', { name: /மேலும் படிக்க/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText('இணையத் தொடர்பு இல்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.')
  })
})
