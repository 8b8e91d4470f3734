import { expect, it } from 'vitest'
import { readGuideTab } from './guide-tab.ts'

it('knows the tabs, and takes any other for the first', () => {
  expect(readGuideTab({ tab: 'images' })).toEqual({ tab: 'images' })
  for (const tab of ['manuscript', 'IMAGES', '', ['images', 'word-limits'], { $ne: 1 }, undefined])
    expect(readGuideTab({ tab })).toEqual({ tab: undefined })
})
