import type { Locator, Page } from '@playwright/test'

type Way = { readonly across?: number; readonly down?: number }

/** A finger goes over a place, from its middle, by so many CSS pixels; as the screen tells the browser, not as a script of the page. */
export async function swipe(page: Page, over: Locator, { across = 0, down = 0 }: Way): Promise<void> {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('there is nothing to swipe over')
  const { height } = page.viewportSize() ?? { height: box.height }
  // The middle of what can be seen of it.
  const [top, bottom] = [Math.max(box.y, 0), Math.min(box.y + box.height, height)]
  const [x, y] = [box.x + box.width / 2 - across / 2, (top + bottom) / 2 - down / 2]
  const screen = await page.context().newCDPSession(page)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1])
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + across * part, y: y + down * part }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
