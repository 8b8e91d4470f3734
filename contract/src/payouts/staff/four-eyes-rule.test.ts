import { expect, test } from 'vitest'
import { type EarlierStep, type FourEyesMode, sameHands } from './four-eyes-rule.ts'

const [meena, ravi] = [1, 2]
const made = (by: number | null): EarlierStep => ({ did: 'made_run', by })
const verified = (by: number | null): EarlierStep => ({ did: 'verified_details', by })
const approved = (by: number | null): EarlierStep => ({ did: 'approved_run', by })
const entered = (by: number | null): EarlierStep => ({ did: 'entered_journal', by })

test.each<[string, FourEyesMode, number | null, EarlierStep[], EarlierStep['did'] | null]>([
  ['approves what another made and verified', 'two_people', meena, [made(ravi), verified(ravi)], null],
  ['approves what they made', 'two_people', meena, [made(meena), verified(ravi)], 'made_run'],
  ['approves what they verified', 'two_people', meena, [made(ravi), verified(meena)], 'verified_details'],
  [
    ...(['approves one of many that they verified', 'two_people', meena] as const),
    [made(ravi), verified(ravi), verified(meena)],
    'verified_details',
  ],
  ['approves a journal that they entered', 'two_people', meena, [entered(meena)], 'entered_journal'],
  ['approves a journal of another', 'two_people', meena, [entered(ravi)], null],
  ['verifies what they are paying to', 'two_people', meena, [approved(meena)], 'approved_run'],
  ['verifies what another is paying to', 'two_people', meena, [approved(ravi)], null],
  ['verifies what nobody is paying to', 'two_people', meena, [], null],
  ['approves what nobody is known to have made', 'two_people', meena, [made(null)], 'made_run'],
  ['approves, and is nobody', 'two_people', null, [made(ravi)], 'made_run'],
  ['is alone', 'alone', meena, [made(meena), verified(meena)], null],
  ['is freed of it by two admins', 'waived', meena, [made(meena), verified(meena)], null],
])('who %s: mode %s', (_, mode, by, earlier, expected) => {
  expect(sameHands(mode, by, earlier)).toBe(expected)
})
