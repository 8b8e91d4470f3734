import { brand } from '@panai/contract/brand/brand'
import { house } from '../palette.ts'
import { pngOf } from '../raster.ts'
import { page, rect } from '../svg.ts'
import { mark, markPath } from './mark.ts'
import { wordmark } from './wordmark.ts'

/** The mark in the colour of the text around it. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor" fill-rule="evenodd"><title>${brand.name}</title><path d="${markPath}"/></svg>\n`

export function wordmarkSvg(): string {
  const { d, width, height } = wordmark()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor"><title>${brand.name}</title><path d="${d}"/></svg>\n`
}

export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>${brand.name}</title><style>path{fill:${house.palm}}@media (prefers-color-scheme:dark){path{fill:${house.leaf}}}</style><path fill-rule="evenodd" d="${markPath}"/></svg>\n`

/** The mark on palm green. `share` of the side is the mark; a launcher's mask may cut a fifth, so that one is smaller. */
export function tile(side: number, share: number, radius: number): string {
  const size = side * share
  return page(
    side,
    side,
    rect(0, 0, side, side, house.palm, radius),
    mark((side - size) / 2, (side - size) / 2, size, house.leaf),
  )
}

/** An .ico with one PNG of 32 px in it. */
export async function favicon(): Promise<Buffer> {
  const png = await pngOf(tile(32, 0.84, 6), 32)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // kind: icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
