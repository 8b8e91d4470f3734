import { aMark } from '../support/a-mark.ts'
import { aWordFile } from '../support/a-word-file.ts'
import { addPerson } from '../support/add-person.ts'
import { anAuthor } from '../support/author.ts'
import { background } from '../support/background.ts'
import { download } from '../support/download.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import { aCover } from '../support/manuscripts.ts'
import { aStaffMember, staffHeaders } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'
import { wordsOfOthers } from '../support/words-of-others.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 360, height: 740 }

test('an author registers, confirms, submits, reads the report, is answered and reads the statement, all in Tamil', {
  tag: '@main',
}, async ({ page, request }) => {
  const { name, email, phone: number, password } = anAuthor({ name: 'மீனா சுந்தரம்' })
  const title = `கரிசல் வானம் ${aMark()}`
  await page.setViewportSize(phone)

  await test.step('registers and confirms', async () => {
    await open(page, '/ta/register')
    const form = page.getByRole('form', { name: 'எழுத்தாளர் பதிவு' })
    await form.getByLabel('முழுப்பெயர்').fill(name)
    await form.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await form.getByLabel('தொலைபேசி எண்').fill(number)
    await form.getByLabel('கடவுச்சொல்', { exact: true }).fill(password)
    await form.getByLabel('கடவுச்சொல் மீண்டும்').fill(password)
    await form.getByRole('button', { name: 'பதிவு செய்க' }).click()
    await page.waitForURL('/ta/login')
    await page.goto(await theLinkMailedTo(email, '/ta/confirm-email/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('உங்கள் மின்னஞ்சல் முகவரி உறுதியானது')
  })

  await test.step('logs in and submits', async () => {
    await open(page, '/ta/login')
    await page.getByLabel('மின்னஞ்சல் முகவரி').fill(email)
    await page.getByLabel('கடவுச்சொல்', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'உள்நுழைக', exact: true }).click()
    await page.waitForURL('/ta/dashboard')
    await expectTamil(page)
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'புதிய நூலைச் சேர்க்க' }).click()
    await page.getByLabel('மொழி', { exact: true }).selectOption('தமிழ்')
    await page.getByRole('textbox', { name: 'தலைப்பு', exact: true }).fill(title)
    await page.getByLabel('புனைவு', { exact: true }).check()
    await page.getByLabel('நூலின் கோப்பு').setInputFiles(await aWordFile('full-of-findings'))
    await page.getByLabel('அட்டைப்படம்', { exact: true }).setInputFiles(aCover())
    await page.getByRole('button', { name: 'பரிசீலனைக்கு அனுப்புக' }).click()
    await page.waitForURL(/\/ta\/dashboard/)
    await theLinkMailedTo(email, '/ta/dashboard')
  })

  await test.step('reads the report', async () => {
    await open(page, '/ta/dashboard?books=submitted')
    await page.getByRole('button', { name: new RegExp(`^கையெழுத்துப் பிரதிச் சரிபார்ப்பு ?: ${title}`) }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(title) })
    await expect(dialog.getByText('4 அத்தியாயங்கள்')).toBeVisible(background)
    await expect(dialog.getByText('நூலைத் தடுக்கிறது').first()).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
  })

  await test.step('is answered', async () => {
    const editor = await aStaffMember('editor', 'செல்வி ஆறுமுகம்')
    const headers = await staffHeaders(request, editor)
    const { data } = await (
      await request.get('/api/staff/submissions', { headers, params: { q: title } })
    ).json()
    const answer = await request.post(`/api/staff/submissions/${data[0].id}/messages`, {
      headers,
      multipart: { text: 'மூன்றாம் அத்தியாயத்தின் எழுத்துருவை மாற்றி அனுப்புங்கள்.' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    await open(page, '/ta/dashboard?books=submitted')
    await page.getByRole('button', { name: /^அறிவிப்புகள், படிக்காதவை \d/ }).click()
    expect(await wordsOfOthers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: new RegExp(`^செய்திகள் ?: ${title}`) }).click()
    const thread = page.getByRole('dialog', { name: new RegExp(title) })
    await expect(thread.getByText('மூன்றாம் அத்தியாயத்தின் எழுத்துருவை மாற்றி அனுப்புங்கள்.')).toBeVisible()
    expect(await wordsOfOthers(page)).toEqual([])
  })

  await test.step('reads the statement', async () => {
    const [statement] = await addPerson({ add: 'royalty', name, email, rupees: 1_250 })
    await open(page, '/ta/statements')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(`/ta/statements?statement=${statement}`)
    await expect(page.getByText('விற்பனைக்கான உரிமைத்தொகை').first()).toBeVisible()
    await expect(page.getByText('ரூ.\u00a01,250.00').first()).toBeVisible()
    await expectTamil(page)
    const table = await download(page, page.getByRole('button', { name: 'பதிவுகள் CSV கோப்பாக' }))
    expect(table.suggestedFilename()).toMatch(/^S-\d{6}\.csv$/)
  })
})
