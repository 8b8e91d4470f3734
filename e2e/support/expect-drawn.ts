import { expect, type Locator } from '@playwright/test'
import { background } from './background.ts'

/** There is ink on it. */
export async function expectDrawn(canvas: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        canvas.evaluate((one: HTMLCanvasElement) => {
          const { width, height } = one
          const { data } = one.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [255] }
          return data.some((value, at) => at % 4 !== 3 && value < 128)
        }),
      background,
    )
    .toBe(true)
}
