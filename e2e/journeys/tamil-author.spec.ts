import { aMark } from '../support/a-mark.ts'
import { aWordFile } from '../support/a-word-file.ts'
import { anAuthor, enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { aCover, aPdf, formNotice, storedTitles } from '../support/manuscripts.ts'
import { expect, open, test } from '../support/test.ts'
import { wordsOfOthers } from '../support/words-of-others.ts'

/** The made-up author of the demo, as the first start prints it. */
const demoAuthor = anAuthor({
  name: 'Demo Author',
  email: 'demo.author@panai.example',
  password: 'Palmyra-Leaf-26',
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dashboard is come to by the login, read and left, all in Tamil', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/ta/dashboard?books=submitted')
  await page.waitForURL(/\/ta\/login\?back=/)
  await page.getByLabel('மின்னஞ்சல் முகவரி').fill(demoAuthor.email)
  await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(demoAuthor.password)
  await page.getByRole('button', { name: 'உள்நுழைக', exact: true }).click()
  await page.waitForURL('/ta/dashboard?books=submitted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('வணக்கம், Demo Author')

  await expect(page.getByRole('tab', { name: /^அனுப்பிய நூல்கள் \(\d+\)$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tabpanel').getByText('அன்று அனுப்பினீர்கள்').first()).toBeVisible()
  const figures = page.locator('dl[aria-label="விற்பனை"]')
  await expect(figures).toContainText(/ரூ\.\u00a0[\d,]+/)
  await page.getByRole('heading', { name: 'பிரதிகளும் உரிமைத்தொகையும்' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^மாதவாரியாக உரிமைத்தொகை\. / })).toBeVisible()
  for (const table of await page.getByText('அட்டவணையாகப் பார்க்க').all()) await table.click()
  await expectTamil(page)
  await page.getByRole('tab', { name: /^வெளியான நூல்கள்/ }).click()
  await expect(page).toHaveURL('/ta/dashboard?books=published')
  await expect(page.getByLabel('வகை')).toBeVisible()
  await expectTamil(page)

  await page.getByRole('button', { name: 'Demo Author அவர்களின் கணக்கு' }).click()
  await page.getByRole('button', { name: 'வெளியேறுக' }).click()
  await page.waitForURL('/ta/login')
})

test('sales and payouts are read in Tamil, down to how a royalty was worked out', { tag: '@main' }, async ({
  page,
}) => {
  await enter(page, demoAuthor, '/ta/dashboard')
  await page.getByRole('link', { name: 'விற்பனை வரலாறு' }).click()
  await expect(page).toHaveURL('/ta/sales-history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('விற்பனை வரலாறு')
  const rows = page.getByRole('table', { name: 'விற்பனை வரலாறு' }).getByRole('row')
  await expect(rows.first()).toContainText(/நாள்.*நூல்.*பிரதிகள்.*தொகை.*வாங்கியவர்/)
  await expect(rows.nth(1)).toContainText(/ரூ\.\u00a0[\d,]+/)
  for (const working of (await page.getByText('எப்படிக் கணக்கிட்டோம்?').all()).slice(0, 4)) await working.click()
  await expect(page.getByText(/^அதில் உரிமைத்தொகை /).first()).toBeVisible()
  await expectTamil(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV பதிவிறக்குக' }).click()
  expect((await saved).suggestedFilename()).toBe('sales-history.csv')

  await page.getByRole('button', { name: 'உங்கள் பக்கத்துக்குத் திரும்புக' }).click()
  await expect(page).toHaveURL('/ta/dashboard')
  await page.getByRole('link', { name: 'வழங்கிய தொகைகள்' }).click()
  await expect(page).toHaveURL('/ta/payout-history')
  const payouts = page.getByRole('table', { name: 'வழங்கிய தொகைகள்' }).getByRole('row')
  await expect(payouts.first()).toContainText(/வழங்கிய நாள்.*தொகை.*நிலை.*பரிவர்த்தனை எண்.*வழி/)
  await expect(payouts.nth(1)).toContainText(/வழங்கினோம்|வழங்குகிறோம்/)
  await expectTamil(page)
})

test.describe('statements', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('that are not there yet, or not there at all, are told of in Tamil', async ({ page, request }) => {
    await enter(page, await registered(request), '/ta/dashboard')
    await page.getByRole('link', { name: 'அறிக்கைகள்' }).click()
    await expect(page).toHaveURL('/ta/statements')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('உரிமைத்தொகை (ராயல்டி) அறிக்கைகள்')
    await expect(page.getByText('முதல் அறிக்கை தயாரானதும் உங்களுக்கு எழுதுவோம்.')).toBeVisible()
    await expectTamil(page)
    await open(page, '/ta/statements?statement=999999')
    await expect(page.getByRole('alert')).toHaveText('அந்த அறிக்கை இங்கே இல்லை')
    await expectTamil(page)
  })
})

test.describe('a profile', () => {
  test.use({ expectedErrors: /status of 4(01|22)/ })

  test('is changed, guarded, outlives its session and is closed, all in Tamil', async ({ page, request }) => {
    const author = await registered(request)
    const notices = page.getByRole('region', { name: 'அறிவிப்புகள்' })
    await enter(page, author, '/ta/dashboard')
    await page.getByRole('button', { name: /கணக்கு$/ }).click()
    await page.getByRole('link', { name: 'உங்கள் விவரங்கள்' }).click()
    await expect(page).toHaveURL('/ta/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('உங்கள் விவரங்கள்')
    await expect(page.getByText(/இந்தச் சாதனம்$/)).toBeVisible()
    await expectTamil(page)

    const details = page.getByRole('region', { name: 'பெயரும் குறிப்பும்' })
    const save = details.getByRole('button', { name: 'மாற்றங்களைச் சேமிக்க' })
    await details.getByLabel('Instagram').fill('instagram')
    await save.click()
    await expect(details.getByText('https:// என்று தொடங்கும் முகவரியை எழுதுங்கள்')).toBeVisible()
    await details.getByLabel('Instagram').fill('')
    await details.getByLabel('உங்களைப் பற்றிய குறிப்பு').fill('மதுரையில் வாழ்கிறேன்.')
    await page.getByRole('main').getByRole('link', { name: 'உங்கள் பக்கத்துக்குத் திரும்புக' }).last().click()
    const leaving = page.getByRole('dialog', { name: 'சேமிக்காமல் போகிறீர்களா?' })
    await expect(leaving).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
    await leaving.getByRole('button', { name: 'இங்கேயே இருக்க' }).click()
    await save.click()
    await expect(notices.getByText('உங்கள் விவரங்களைச் சேமித்துவிட்டோம்.')).toBeVisible()

    const password = page.getByRole('region', { name: 'கடவுச்சொல்' })
    await password.getByLabel('இப்போதைய கடவுச்சொல்').fill('Not this one 1')
    await password.getByLabel('புதிய கடவுச்சொல்', { exact: true }).fill('Palmyra leaf 9')
    await password.getByLabel('கடவுச்சொல் மீண்டும்').fill('Palmyra leaf 9')
    await password.getByRole('button', { name: 'கடவுச்சொல்லை மாற்றுக' }).click()
    await expect(password.getByText('இது உங்கள் கடவுச்சொல் அல்ல')).toBeVisible()

    await details.getByLabel('உங்களைப் பற்றிய குறிப்பு').fill('மதுரையில் எழுதுகிறேன்.')
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } })
    await save.click()
    await expect(notices.getByText('நேரம் கடந்துவிட்டதால் மீண்டும் உள்நுழையுங்கள்.')).toBeVisible()
    await page.waitForURL('/ta/login?back=%2Fprofile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('எழுத்தாளர் உள்நுழைவு')
    await page.getByLabel('மின்னஞ்சல் முகவரி').fill(author.email)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(author.password)
    await page.getByRole('button', { name: 'உள்நுழைக', exact: true }).click()
    await page.waitForURL('/ta/profile')
    await expect(details.getByLabel('உங்களைப் பற்றிய குறிப்பு')).toHaveValue('மதுரையில் எழுதுகிறேன்.')
    await expect(details.getByText('அதை இன்னும் சேமிக்கவில்லை.')).toBeVisible()
    await details.getByRole('button', { name: 'மாற்றங்களைக் கைவிடுக' }).click()

    await page.getByRole('button', { name: 'என் கணக்கை மூடுக' }).click()
    const closing = page.getByRole('dialog', { name: 'கணக்கை நிரந்தரமாக மூடுகிறீர்களா?' })
    const close = closing.getByRole('button', { name: 'என் கணக்கை மூடுக' })
    await close.click()
    await expect(closing.getByText('மூடுக என்று எழுதுங்கள்', { exact: true })).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
    await closing.getByLabel('உறுதிப்படுத்த, மூடுக என்று எழுதுங்கள்').fill('மூடுக')
    await closing.getByLabel('உங்கள் கடவுச்சொல்').fill(author.password)
    await close.click()
    await page.waitForURL('/ta/')
    await expect(notices.getByText('உங்கள் கணக்கை மூடிவிட்டோம்.')).toBeVisible()
  })
})

test.describe('bank details', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('are refused, given and withdrawn, all in Tamil', async ({ page, request }) => {
    const author = await registered(request)
    const notices = page.getByRole('region', { name: 'அறிவிப்புகள்' })
    const now = page.getByRole('region', { name: 'இப்போதைய விவரங்கள்' })
    const form = page.getByRole('form', { name: 'வங்கி, வரி விவரங்கள்' })
    const save = form.getByRole('button', { name: 'சேமித்து இணைப்பை அனுப்புக' })
    await enter(page, author, '/ta/dashboard')
    await page.getByRole('button', { name: /கணக்கு$/ }).click()
    await page.getByRole('link', { name: 'வங்கி, வரி விவரங்கள்' }).click()
    await expect(page).toHaveURL('/ta/bank-details')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('வங்கி, வரி விவரங்கள்')
    await form.getByLabel('நிரந்தரக் கணக்கு எண் (PAN)').fill('ABCDE1234F')
    await save.click()
    await expect(form.getByText('கணக்கு எண்ணை எழுதுங்கள்', { exact: true })).toBeVisible()
    await expect(form.getByText('PAN எண்ணின் நான்காம் எழுத்து', { exact: false })).toBeVisible()
    await expectTamil(page)

    await form.getByLabel('கணக்கு வைத்திருப்பவரின் பெயர்').fill('மீனா சுந்தரம்')
    await form.getByLabel(/^ஆங்கில எழுத்துகளில் பெயர்/).fill('Meena Sundaram')
    await form.getByLabel('கணக்கு எண்', { exact: true }).fill('300123456789')
    await form.getByLabel('கணக்கு எண் மீண்டும்').fill('300123456789')
    await form.getByLabel('IFSC குறியீடு').fill('SBIN0000800')
    await form.getByLabel('நிரந்தரக் கணக்கு எண் (PAN)').fill('')
    await expect(form.getByText('State Bank of India')).toBeVisible()
    await form.getByLabel('இந்தியாவில் வசிப்பவரா').selectOption('ஆம்')
    await form.getByLabel('உங்கள் கடவுச்சொல்').fill('Not this one 1')
    await save.click()
    await expect(form.getByText('இது உங்கள் கடவுச்சொல் அல்ல')).toBeVisible()
    await form.getByLabel('உங்கள் கடவுச்சொல்').fill(author.password)
    await save.click()
    await expect(notices.getByText('உங்கள் மின்னஞ்சலுக்கு வரும் இணைப்பைத் திறங்கள்.')).toBeVisible()
    await expect(now).toContainText('நீங்கள் உறுதிப்படுத்த வேண்டும்')
    await expect(now).toContainText('•••• 6789')

    await now.getByRole('button', { name: 'நீக்குக' }).click()
    const leaving = page.getByRole('dialog', { name: 'இந்த விவரங்களை நீக்குகிறீர்களா?' })
    await leaving.getByLabel('உங்கள் கடவுச்சொல்').fill(author.password)
    expect(await wordsOfOthers(page)).toEqual([])
    await leaving.getByRole('button', { name: 'நீக்குக', exact: true }).click()
    await expect(notices.getByText('அந்த விவரங்களை நீக்கிவிட்டோம்.')).toBeVisible()
    await page.getByText('வங்கி வழி மாற்றம், •••• 6789').click()
    await expect(page.getByRole('region', { name: 'முந்தையவை' })).toContainText('அன்று கொடுத்தவை')
    await expectTamil(page)
  })
})

test.describe('a new book', () => {
  test.use({ expectedErrors: /status of 422/, viewport: { width: 360, height: 740 } })

  test('is refused, stopped on its way and handed in on a phone, all in Tamil', async ({
    page,
    request,
    context,
  }) => {
    const author = await registered(request)
    const submit = page.getByRole('button', { name: 'பரிசீலனைக்கு அனுப்புக' })
    const back = page.getByRole('main').getByRole('link', { name: 'உங்கள் பக்கத்துக்குத் திரும்புக' }).last()
    const add = page.getByRole('link', { name: 'புதிய நூலைச் சேர்க்க' })
    await enter(page, author, '/ta/dashboard')
    await add.click()
    await expect(page).toHaveURL('/ta/book-info')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('நூல் விவரங்கள்')
    await page.getByRole('button', { name: 'அட்டைப்படம் இன்னும் இல்லையா?' }).click()
    await page.getByRole('button', { name: 'இந்த அட்டையைப் பயன்படுத்துக' }).click()
    await expect(page.getByText('முதலில் மேலே தலைப்பையும் ஆசிரியர் பெயரையும் எழுதுங்கள்.')).toBeVisible()
    await submit.click()
    await expect(formNotice(page).first()).toHaveText(
      'மொழியைத் தேர்ந்தெடுங்கள், தலைப்பை எழுதுங்கள், ஒரு வகையையாவது தேர்ந்தெடுங்கள், PDF கோப்பைப் பதிவேற்றுங்கள், அட்டைப்படத்தைப் பதிவேற்றுங்கள்',
    )
    await expect(page.getByLabel('மொழி', { exact: true })).toBeFocused()
    await expectTamil(page)
    await page.setViewportSize({ width: 360, height: 740 })

    const title = page.getByRole('textbox', { name: 'தலைப்பு', exact: true })
    await page.getByLabel('மொழி', { exact: true }).selectOption('தமிழ்')
    await title.fill('கரிசல் வானம்')
    await page.getByLabel('புனைவு', { exact: true }).check()
    await page.getByLabel('மொழிபெயர்ப்பாளர்', { exact: true }).check()
    await page.getByLabel('மொழிபெயர்ப்பாளர் பெயர்').fill('Kavitha')
    await page.getByRole('button', { name: 'சேர்க்க', exact: true }).click()
    await expect(page.getByRole('list', { name: 'மொழிபெயர்ப்பாளர் பெயர்கள்' })).toContainText('Kavitha')
    await page.getByRole('radio', { name: 'வட்டத்துக்குள் கோலம்' }).check()
    await page.getByRole('radio', { name: 'அரக்குச் சிவப்பு' }).check()
    await page.getByRole('button', { name: 'இந்த அட்டையைப் பயன்படுத்துக' }).click()
    await expect(page.getByRole('img', { name: 'தேர்ந்தெடுத்த அட்டைப்படம்' })).toBeVisible()
    const file = page.getByLabel('நூலின் கோப்பு')
    await file.setInputFiles({ ...aPdf(), buffer: Buffer.from('%PDF-1.4 no more') })
    await back.click()
    await add.click()
    await expect(title).toHaveValue('கரிசல் வானம்')
    await submit.click()
    await expect(formNotice(page)).toHaveText('கோப்பைத் திறக்க முடியவில்லை. அதைச் சரிபார்த்து மீண்டும் முயலுங்கள்.')
    expect(await wordsOfOthers(page)).toEqual([])

    await file.setInputFiles(aPdf({ padding: 3 * 1024 * 1024 }))
    const wire = await context.newCDPSession(page)
    const limit = { offline: false, latency: 0, downloadThroughput: -1 }
    await wire.send('Network.emulateNetworkConditions', { ...limit, uploadThroughput: 200 * 1024 })
    await submit.click()
    await back.click()
    const leaving = page.getByRole('dialog', { name: 'பதிவேற்றத்தை நிறுத்துகிறீர்களா?' })
    await expect(leaving).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
    await leaving.getByRole('button', { name: 'இங்கேயே இருக்க' }).click()
    await page.getByRole('button', { name: 'நிறுத்துக', exact: true }).click()
    await expect(formNotice(page)).toContainText('பதிவேற்றம் நின்றுவிட்டது.')
    await wire.send('Network.emulateNetworkConditions', { ...limit, uploadThroughput: -1 })
    await submit.click()
    await expect(formNotice(page)).toHaveText('நூல் வந்து சேர்ந்தது! உங்கள் பக்கத்துக்குச் செல்கிறோம்...')
    await page.waitForURL(/\/ta\/dashboard$/)
    await expect(page.getByRole('tab', { name: 'அனுப்பிய நூல்கள் (1)' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(await storedTitles(page)).toEqual(['கரிசல் வானம்'])
  })
})

test.describe('a book that was handed in', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('is checked, written about and sent anew on the dashboard, all in Tamil', async ({
    page,
    request,
  }) => {
    const author = await registered(request)
    await enter(page, author, '/ta/dashboard')
    await expect(page.getByRole('region', { name: 'மின்னஞ்சலை உறுதிப்படுத்துக' })).toBeVisible()
    await expect(page.getByText('உங்கள் நூல் எதுவும் இன்னும் வெளியாகவில்லை.')).toBeVisible()
    await expectTamil(page)

    const title = `பனை ஓலை ${aMark()}`
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const handedIn = await request.post('/api/submit', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        language: 'tamil',
        title,
        author_name: author.name,
        genre: 'fiction',
        bookPdf: await aWordFile('full-of-findings'),
        bookCover: aCover(),
      },
    })
    expect(handedIn.status(), await handedIn.text()).toBe(200)
    await open(page, '/ta/dashboard')
    await expect(page.getByText('அடுத்து, எங்கள் எடிட்டர்கள் பரிசீலனையைத் தொடங்குவார்கள்.').first()).toBeVisible()

    await page.getByRole('button', { name: new RegExp(`^கையெழுத்துப் பிரதிச் சரிபார்ப்பு ?: ${title}`) }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(title) })
    await expect(dialog.getByText('4 அத்தியாயங்கள்')).toBeVisible(background)
    await expect(dialog.getByText('நூலைத் தடுக்கிறது').first()).toBeVisible()
    await expect(dialog.getByText(/அத்தியாயம் 3, கோப்பின் பத்தி 9/)).toBeVisible()
    await expect(dialog.getByText(/TAB என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது/)).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'மூடுக' }).click()
    await page.getByRole('button', { name: new RegExp(`^அச்சு நூலும் மின்னூலும் ?: ${title}`) }).click()
    await expect(dialog.getByText('நூலைத் தடுக்கும் ஒன்று சரிபார்ப்பில் தெரிந்தது.')).toBeVisible()
    await dialog.getByRole('button', { name: 'மூடுக' }).click()

    await page.getByRole('link', { name: new RegExp(`^செய்திகள் ?: ${title}`) }).click()
    await expect(dialog.getByText('இந்த நூலைப் பற்றி இன்னும் எதுவும் எழுதவில்லை.')).toBeVisible()
    await dialog.getByRole('button', { name: 'அனுப்புக' }).click()
    await expect(dialog.getByText('ஏதாவது எழுதுங்கள், அல்லது ஒரு கோப்பைச் சேருங்கள்')).toBeVisible()
    await dialog.getByLabel('உங்கள் செய்தி').fill('அட்டையை நான் வரையலாமா?')
    await dialog.getByRole('button', { name: 'அனுப்புக' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('அனுப்பினீர்கள்')
    expect(await wordsOfOthers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'மூடுக' }).click()

    await page.getByRole('button', { name: new RegExp(`^திருத்திய பிரதியைப் பதிவேற்றுக ?: ${title}`) }).click()
    const file = page.getByLabel('திருத்திய பிரதி', { exact: false }).and(page.locator('input'))
    const send = page.getByRole('button', { name: 'திருத்திய பிரதியை அனுப்புக' })
    await send.click()
    await expect(page.getByText('PDF கோப்பைப் பதிவேற்றுங்கள்')).toBeVisible()
    await file.setInputFiles({ ...aPdf(), buffer: Buffer.from('%PDF-1.4 no more') })
    await send.click()
    await expect(page.getByText('கோப்பைத் திறக்க முடியவில்லை. அதைச் சரிபார்த்து மீண்டும் முயலுங்கள்.')).toBeVisible()
    await expectTamil(page)
    await file.setInputFiles(aPdf())
    await send.click()
    await expect(page.getByText(/^பிரதி 2, .*, கடைசியாக வந்தது$/)).toBeVisible()

    await page.getByRole('button', { name: 'அறிவிப்புகள்' }).click()
    await expect(page.getByText('இதுவரை எதுவும் இல்லை.')).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
  })
})
