import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { id: 7, title: 'பனை', subtitle: null, genres: ['poetry'], version: 3 }

test('only what differs is sent', () => {
  expect(changedFields({ ...before, title: 'பனை ஓலை', genres: ['poetry', 'fiction'] }, before)).toEqual({
    title: 'பனை ஓலை',
    genres: ['poetry', 'fiction'],
  })
})

test('what was emptied is sent, what was empty before is not', () => {
  expect(changedFields({ title: undefined, subtitle: undefined }, before)).toEqual({ title: null })
})

test('of a new record all is sent', () => {
  expect(changedFields({ title: 'பனை' }, undefined)).toEqual({ title: 'பனை' })
})
