import { expect, test } from 'vitest'
import { pictureAddress, pictureTypes, pictureWidths, shareAddress } from './picture-addresses.ts'

const path = 'pictures/3f9a0c5be1d24c773f9a0c5be1d24c77.webp'

test('every size of a picture has one address', () => {
  const addresses = pictureTypes.flatMap((type) =>
    pictureWidths.map((width) => pictureAddress(path, width, type)),
  )
  expect(new Set(addresses).size).toBe(pictureTypes.length * pictureWidths.length)
  expect(pictureAddress(path, 320, 'avif')).toBe(
    '/storage/pictures/3f9a0c5be1d24c773f9a0c5be1d24c77-320.avif',
  )
})

test('a link preview is a JPEG beside it', () => {
  expect(shareAddress(path)).toBe('/storage/pictures/3f9a0c5be1d24c773f9a0c5be1d24c77-share.jpg')
})
