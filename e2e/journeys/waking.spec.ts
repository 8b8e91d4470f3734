import type { Locator, Page } from '@playwright/test'
import { randomFrom } from '../../server/test/random-from.ts'
import { holdScripts } from '../support/page-scripts.ts'
import { expect, hydrated, isAsleep, test } from '../support/test.ts'

// What somebody has done on a page that sleeps is still so when it has woken.

test.use({ expectedErrors: /status of (422|429)/, contextOptions: { reducedMotion: 'reduce' } })

const refusals = {
  'a mistake': undefined,
  'a 422': { status: 422, errors: { email: ['Please enter a valid email address'] } },
  'a 429': { status: 429, errors: {} },
} as const

type Refusal = (typeof refusals)[keyof typeof refusals]

/** Has the server answer every message so. */
async function refuse(page: Page, refusal: NonNullable<Refusal>): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: refusal.status, json: { success: false, ...refusal } }),
  )
}

const admin = /^(Contact Admin|அலுவலகத்தை அழைக்க)$/
const search = /^(Search|தேடல்)$/

for (const prefix of ['', '/ta'])
  for (const [name, refusal] of Object.entries(refusals))
    test(`after ${name} ${prefix}/contact wakes as it was left`, async ({ page }) => {
      if (refusal) await refuse(page, refusal)
      for (const waker of [admin, search]) {
        await page.goto(`${prefix}/contact`)
        const form = page.locator('form[aria-labelledby=write-to-us]')
        await form.locator('[name=name]').fill('கயல்')
        await form.locator('[name=email]').fill(refusal ? 'kayal@mail.example' : 'kayal')
        await form.locator('[name=reason]').selectOption({ index: 2 })
        await form.locator('[name=message]').fill('வணக்கம்')
        await form.locator('[type=submit]').click()
        await expect(form.locator(':is([data-outcome], [aria-invalid=true]):focus')).toBeVisible()
        expect(await isAsleep(page)).toBe(true)
        const left = await stateOf(page)
        await page.getByRole('button', { name: waker }).click()
        await expect(page.getByRole('dialog', { name: waker })).toBeVisible()
        await hydrated(page)
        expect(await stateOf(page)).toEqual(left)
      }
    })

/** Pages that sleep or come to life late, with what their own small scripts see to. */
const pages = [
  '/',
  '/ta/contact',
  '/contact',
  '/publications',
  '/books/1',
  '/authors/1?tab=reviews',
  '/services/self-publishing',
  '/help?tab=word-limits',
  '/royaltyform',
] as const
const seeds = [1, 2, 3] as const
const ACTS = 10

for (const address of pages)
  for (const seed of seeds)
    test(`what is done at random on ${address} is still so when it has woken, seed ${seed}`, {
      tag: address === '/contact' && seed === 1 ? '@main' : [],
    }, async ({ page }) => {
      const random = randomFrom(seed)
      const release = await holdScripts(page)
      await refuse(page, random() < 0.5 ? refusals['a 422'] : refusals['a 429'])
      await page.goto(address)
      await allMove(page)
      const done: string[] = []
      for (let act = 0; act < ACTS; act++) done.push(await actAtRandom(page, random))
      const left = await stateOf(page)
      await page.getByRole('banner').getByRole('button', { name: search }).click()
      release()
      await hydrated(page)
      await expect(page.getByRole('dialog', { name: search })).toBeVisible()
      await expect.poll(() => stateOf(page), { message: done.join(', ') }).toEqual(left)
    })

/** What moves by a script of its own would begin to in between. */
async function allMove(page: Page): Promise<void> {
  for (const part of await page
    .locator('main live-part')
    .filter({ has: page.locator('[data-dot]') })
    .all()) {
    await part.hover()
    await expect(part.locator('[data-dot]').first()).toBeVisible()
  }
}

const typed = ['கயல்', 'kayal', 'kayal@mail.example', '12', 'வணக்கம் 👋🏽', '']

/** Fills a field, or presses what a small script of the page or the browser sees to. @returns what was done */
async function actAtRandom(page: Page, random: () => number): Promise<string> {
  const oneOf = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)]
  const control = oneOf(
    await page
      .locator('main')
      .locator(
        [
          ':is(input:not([type=hidden], [type=radio], [type=checkbox], [tabindex="-1"]), select, textarea):enabled',
          'summary',
          '[role=tab][data-here]',
          'button[data-unfolds]',
          'live-part button:enabled',
        ].join(', '),
      )
      .filter({ visible: true })
      .all(),
  )
  if (!control) return 'nothing'
  return act(control, oneOf(typed) ?? '', random)
}

async function act(control: Locator, text: string, random: () => number): Promise<string> {
  const { tag, type, name } = await control.evaluate((element: HTMLInputElement) => ({
    tag: element.localName,
    type: element.type,
    name: element.name || element.textContent || element.ariaLabel,
  }))
  if (tag === 'select') {
    const count = await control.locator('option').count()
    await control.selectOption({ index: Math.floor(random() * count) })
    return `chose in ${name}`
  }
  if (tag === 'input' || tag === 'textarea') {
    const value = type === 'number' ? '12' : text
    await control.fill(value)
    return `filled ${name} with "${value}"`
  }
  await control.click()
  return `pressed ${name}`
}

/** What a page shows of what was typed, chosen, opened and said in it. */
function stateOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all = <Found extends HTMLElement>(selector: string) => [
      ...document.querySelectorAll<Found>(`main :is(${selector})`),
    ]
    return {
      fields: all<HTMLInputElement>('input, select, textarea').map(({ name, value }) => [name, value]),
      wrong: all<HTMLInputElement>('live-part [aria-invalid=true]').map(({ name }) => name),
      said: all('[role=alert], [id$=-problem]')
        .filter((said) => said.checkVisibility())
        .map(({ textContent }) => textContent),
      opened: all<HTMLDetailsElement>('details').map(({ open }) => open),
      unfolded: all('[data-unfolds]').map(({ ariaExpanded }) => ariaExpanded),
      tab: all('[aria-selected=true]').map(({ textContent }) => textContent),
      rests: all('[data-pause]').map(({ dataset, ariaLabel }) => [dataset.rests, ariaLabel]),
      slide: all('[data-dot][aria-current=true]').map(({ ariaLabel }) => ariaLabel),
    }
  })
}
