import { expect, test } from 'vitest'
import { contrast } from '../contrast.ts'
import { coverPalettes } from './cover-palettes.ts'

test.each(Object.values(coverPalettes))(
  'all words of $name can be read',
  ({ ground, ink, soft, field, fieldInk }) => {
    for (const [on, text] of [
      [ground, ink],
      [ground, soft],
      [field, fieldInk],
    ] as const)
      expect(contrast(on, text)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.values(coverPalettes))(
  'the ornament of $name stands out',
  ({ ground, line, field, fieldInk }) => {
    for (const [on, drawn] of [
      [ground, line],
      [field, ground],
      [field, fieldInk],
    ] as const)
      expect(contrast(on, drawn)).toBeGreaterThanOrEqual(3)
  },
)
