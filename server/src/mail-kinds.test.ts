import { mailKindWords } from '@panai/contract/operations/staff/mail-words'
import { expect, test } from 'vitest'
import { mailKinds } from './mail-kinds.ts'

test('every kind of mail has its words for the console', () => {
  expect(Object.keys(mailKindWords).sort()).toEqual(mailKinds.map(({ name }) => name).sort())
})
