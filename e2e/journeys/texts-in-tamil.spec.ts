import type { APIRequestContext, Page } from '@playwright/test'
import { aMark } from '../support/a-mark.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'

/** A page as it is sent, but for when the record was changed and the page made. */
async function sent(request: APIRequestContext, address: string): Promise<string> {
  const page = await request.get(address, { headers: { accept: 'text/html' } })
  return (await page.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, '')
}

/** The texts of a part of the page in their order, each with its language. */
function textsIn(page: Page, name: string) {
  return page
    .getByRole('region', { name })
    .locator('div[lang], p[lang]')
    .evaluateAll((parts) => parts.map((part) => [part.getAttribute('lang'), part.textContent] as const))
}

test('an editor writes of an English book and its author in Tamil: readers of /ta read that first, others as before', async ({
  page,
  context,
  request,
}) => {
  const { data } = await (await request.get('/api/books?q=plutarch')).json()
  const [book] = data as { id: number; author_id: number; description: string }[] // the contract of the list
  const [bookPage, authorPage] = [`/books/${book?.id}`, `/authors/${book?.author_id}`]
  const before = [await sent(request, bookPage), await sent(request, authorPage)]
  const aboutBook = `தமிழ்ப் புலவர்களின் வரலாறுகள் ${aMark()}`
  const aboutAuthor = `இலங்கையில் பிறந்தவர் ${aMark()}`

  await openConsole(page, await aStaffMember('editor'), bookPage)
  const tamil = page.getByRole('region', { name: 'Tamil' })
  await expect(tamil.getByText('No Tamil yet: readers of /ta see the English text.')).toBeVisible()
  await expectAccessible(page)
  await tamil.getByLabel('Description in Tamil').fill(aboutBook)
  await expect(tamil.getByText('No Tamil yet')).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.goto(`/staff${authorPage}`)
  await tamil.getByLabel('Biography in Tamil').fill(aboutAuthor)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/staff${bookPage}`)
  await expect(page.getByRole('link', { name: 'Tamil page' })).toHaveAttribute('href', `/ta${bookPage}`)

  const visitor = await context.newPage()
  await open(visitor, `/ta${bookPage}`)
  const told = await textsIn(visitor, 'நூல் குறிப்பு')
  expect(told.map(([lang]) => lang)).toEqual(['ta', 'en'])
  expect(told[0]?.[1]).toBe(aboutBook)
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', aboutBook)
  await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute('content', aboutBook)
  expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining(aboutBook),
  )
  expect((await textsIn(visitor, 'ஆசிரியர் குறிப்பு')).map(([lang]) => lang)).toEqual(['ta', 'en'])
  await expectTamil(visitor)
  await open(visitor, `/ta${authorPage}?tab=about`)
  await expect(visitor.getByText(aboutAuthor).first()).toBeVisible()
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', aboutAuthor)
  await expectTamil(visitor)

  expect([await sent(request, bookPage), await sent(request, authorPage)]).toEqual(before)
})
