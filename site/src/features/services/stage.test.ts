import { expect, test } from 'vitest'
import { readStage, stages } from './stage.ts'

test.each(stages)('%s is a tab', (tab) => {
  expect(readStage({ tab })).toEqual({ tab })
})

test.each(['Ready', 'toString', '', ['ready', 'progress'], 3, null, undefined])('%j is none', (tab) => {
  expect(readStage({ tab })).toStrictEqual({ tab: undefined })
})
