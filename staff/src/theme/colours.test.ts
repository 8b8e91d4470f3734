import { contrast } from '@panai/client/contrast'
import { expect, test } from 'vitest'
import { type Colours, colours } from './colours.ts'
import { furtherColours } from './further-colours.ts'

const text = [
  'ink',
  'ink-soft',
  'palm',
  'palm-deep',
  'hibiscus',
  'info',
] as const satisfies readonly (keyof Colours)[]

for (const scheme of ['light', 'dark'] as const) {
  const house = colours[scheme]
  const { card, warning } = furtherColours[scheme]
  const grounds = { paper: house.paper, leaf: house.leaf, card }

  test(`each colour is in the house's style sheet, ${scheme}`, () => {
    expect(Object.values(house).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })

  test.each(Object.entries(grounds))(`what is written on %s (%s) can be read, ${scheme}`, (_, ground) => {
    const weak = [...text.map((name) => house[name]), warning].filter(
      (colour) => contrast(colour, ground) < 4.5,
    )
    expect(weak).toEqual([])
    expect(contrast(house.edge, ground)).toBeGreaterThanOrEqual(3)
  })

  test(`what is written on a button can be read, ${scheme}`, () => {
    for (const ground of [house.palm, house['palm-deep']])
      expect(contrast(house['on-palm'], ground)).toBeGreaterThanOrEqual(4.5)
  })
}

test('day and night are two schemes', () => {
  expect(colours.light.paper).not.toBe(colours.dark.paper)
})
