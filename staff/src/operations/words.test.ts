import type { CheckState } from '@panai/contract/operations/staff/operations'
import { expect, test } from 'vitest'
import { sumUp } from './words.ts'

const of = (...states: CheckState[]) => sumUp(states.map((state) => ({ state })))

test('all parts in one sentence, as grave as the gravest of them', () => {
  expect(of('fine', 'fine')).toEqual({ state: 'fine', says: 'Nothing is wrong.' })
  expect(of('fine', 'unknown')).toEqual({ state: 'unknown', says: '1 part could not be asked.' })
  expect(of('attention', 'attention', 'unknown')).toEqual({
    state: 'attention',
    says: '2 parts need attention, 1 part could not be asked.',
  })
  expect(of('wrong', 'attention', 'wrong')).toEqual({
    state: 'wrong',
    says: '2 parts are wrong, 1 part needs attention.',
  })
})
