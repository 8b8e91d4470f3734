import type { Page } from '@playwright/test'

type ChosenPicture = { name: string; mimeType: string; buffer: Buffer }

/** A picture of that many pixels, which a browser can draw by itself. */
export async function aDrawnPicture(page: Page, width: number, height: number): Promise<ChosenPicture> {
  const data = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas')
      canvas.width = across
      canvas.height = down
      const pen = canvas.getContext('2d')
      if (pen) {
        pen.fillStyle = '#1f5c4a'
        pen.fillRect(0, 0, across, down)
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  return { name: 'palm.png', mimeType: 'image/png', buffer }
}
