import { type InteriorState, interiorStates } from '@panai/contract/manuscripts/interiors'
import { expect, test } from 'vitest'
import { hasText } from './has-text.ts'

const letThrough: readonly InteriorState[] = ['being_set', 'set', 'too_long', 'failed']
const versionOf = (kind: 'pdf' | 'doc' | 'docx' | null) => ({ versions: [{ kind }] })

test.each(interiorStates)('a Word file, once its check has let it through: %s', (state) => {
  expect(hasText(versionOf('docx'), { state })).toBe(letThrough.includes(state))
  expect(hasText(versionOf('doc'), { state })).toBe(letThrough.includes(state))
})

test('it is not known before it is asked, of what may have one', () => {
  expect(hasText(versionOf('docx'), undefined)).toBeNull()
  expect(hasText(versionOf('pdf'), undefined)).toBe(false)
  expect(hasText(versionOf(null), undefined)).toBe(false)
})

test('the newest version counts', () => {
  expect(hasText({ versions: [{ kind: 'docx' }, { kind: 'pdf' }] }, undefined)).toBe(false)
  expect(hasText({ versions: [{ kind: null }, { kind: 'docx' }] }, { state: 'set' })).toBe(true)
})
