import { expect, it } from 'vitest'
import { shownVideos, videos } from './videos.ts'

it('keeps the films that are not made yet, and shows none of them', () => {
  expect(videos.length).toBeGreaterThan(0)
  expect(shownVideos).toEqual([])
})
