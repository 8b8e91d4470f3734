import type { ProofComment } from '@panai/contract/threads/proof-comments'
import { expect, test } from 'vitest'
import { placeOfComment } from './place-of-comment.ts'

const [older, shown, newer] = ['1', '2', '3'].map((digit) => digit.repeat(64))
const aComment: ProofComment = {
  ...{ id: 1, from: 'author', sender: null, text: 'பிழை', at: '2026-11-05T10:00:00Z', answers: [] },
  ...{ version: 1, closed_at: null, sha256: older ?? '', page: 7, x: 300, y: 200, letters_before: 120 },
  carried: { sha256: shown ?? '', page: 9, letters_before: 640, is_there: true },
}

test('on its own pages a comment stands where it was put', () => {
  const own = { ...aComment, sha256: shown ?? '', carried: null }
  expect(placeOfComment(own, shown ?? '')).toEqual({ page: 7, place: { x: 300, y: 200 }, isThere: true })
  expect(placeOfComment({ ...own, x: null, y: null }, shown ?? '')).toEqual({
    ...{ page: 7, place: null, isThere: true },
  })
})

test('on newer pages it stands where it was carried to, whether its words are there or not', () => {
  expect(placeOfComment(aComment, shown ?? '')).toEqual({ page: 9, place: 640, isThere: true })
  const whole = { sha256: shown ?? '', page: 9, letters_before: null, is_there: false }
  expect(placeOfComment({ ...aComment, carried: whole }, shown ?? '')).toEqual({
    ...{ page: 9, place: null, isThere: false },
  })
})

test('on other pages, or where it was carried to none, nobody knows', () => {
  expect(placeOfComment(aComment, newer ?? '')).toBe('unknown')
  expect(placeOfComment({ ...aComment, carried: null }, shown ?? '')).toBe('unknown')
  expect(placeOfComment(aComment, null)).toBe('unknown')
})
