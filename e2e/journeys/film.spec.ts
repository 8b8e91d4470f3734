import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, open, test } from '../support/test.ts'

declare global {
  interface Window {
    /** How often the page has asked a film to play. */
    asked: number
  }
}

const pictureName = /An iron stylus writes verses/

/** Lets the browser refuse to play the first `times` times, as one does that allows no autoplay. */
async function refuseToPlay(page: Page, times: number): Promise<void> {
  await page.addInitScript((refusals) => {
    const play = HTMLMediaElement.prototype.play
    window.asked = 0
    HTMLMediaElement.prototype.play = function () {
      window.asked += 1
      if (window.asked > refusals) return play.call(this)
      return Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
    }
  }, times)
}

/** Addresses of the parts of the film that are asked for. */
function filmRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)/.test(request.url())) requests.push(request.url())
  })
  return requests
}

const asked = (page: Page) => page.evaluate(() => window.asked)

test('the film plays by itself: muted, looped, in its place, and can be paused', async ({ page }) => {
  await open(page, '/')
  const film = page.locator('video')
  for (const property of ['autoplay', 'muted', 'loop', 'playsInline'])
    await expect(film).toHaveJSProperty(property, true)
  await expect(film).toHaveJSProperty('controls', false)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await expect(film).toHaveJSProperty('paused', true)
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect(film).toHaveJSProperty('paused', false)
  await expectAccessible(page)
})

test('it comes in pieces, after the page, and its picture stays the largest paint', async ({ page }) => {
  const answer = page.waitForResponse(/\.webm/)
  await open(page, '/')
  expect((await answer).status()).toBe(206)
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
  const { began, loaded, bytes } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const films = performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)/.test(name))
    return {
      began: Math.min(...films.map(({ startTime }) => startTime)),
      loaded: navigation?.loadEventStart ?? 0,
      bytes: films.reduce((sum, film) => sum + (film as PerformanceResourceTiming).encodedBodySize, 0),
    }
  })
  expect(loaded).toBeGreaterThan(0)
  expect(began).toBeGreaterThanOrEqual(loaded)
  expect(bytes).toBeLessThanOrEqual(1_500_000)
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined
          resolve(last?.url ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(largest).toMatch(/poster-\d+-[\w-]+\.avif$/)
})

test.describe('where autoplay is not allowed', () => {
  test('controls appear, and the first click starts the film', async ({ page }) => {
    await refuseToPlay(page, 1)
    await open(page, '/')
    const film = page.locator('video')
    await expect(film).toHaveJSProperty('controls', true)
    await expect(film).toHaveCSS('opacity', '1')
    await expect(film).toHaveJSProperty('paused', true)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(film).toHaveJSProperty('paused', false)
    await expect(film).toHaveJSProperty('controls', false)
    expect(await asked(page)).toBe(2)
  })

  test('a scroll starts it too', async ({ page }) => {
    await refuseToPlay(page, 1)
    await open(page, '/')
    await expect(page.locator('video')).toHaveJSProperty('controls', true)
    await page.mouse.wheel(0, 40)
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
  })

  test('it is tried once more and never again; the controls stay', async ({ page }) => {
    await refuseToPlay(page, 100)
    await open(page, '/')
    await expect(page.locator('video')).toHaveJSProperty('controls', true)
    expect(await asked(page)).toBe(1)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.click()
    await expect.poll(() => asked(page)).toBe(2)
    await heading.click()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await heading.click()
    expect(await asked(page)).toBe(2)
    await expect(page.locator('video')).toHaveJSProperty('controls', true)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
    test('a touch starts it, and counts as one', async ({ page }) => {
      await refuseToPlay(page, 1)
      await open(page, '/')
      await expect(page.locator('video')).toHaveJSProperty('controls', true)
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(page.locator('video')).toHaveJSProperty('paused', false)
      expect(await asked(page)).toBe(2)
    })
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('there is a picture, and nothing of the film is asked for', async ({ page }) => {
    const requests = filmRequests(page)
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('img', { name: pictureName })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(requests).toEqual([])
  })

  test('the film goes when motion is no longer wanted, and comes when it is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    await expect(page.locator('video')).toHaveCount(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('video')).toHaveCount(0)
  })
})

test('nothing of the film is asked for where data is saved', async ({ page }) => {
  const requests = filmRequests(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('img', { name: pictureName })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('who comes from another page of the site sees it as well', async ({ page }) => {
  await open(page, '/blogs')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the picture stands alone', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: pictureName })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
  })
})
