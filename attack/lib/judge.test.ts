import { expect, test } from 'vitest'
import { makeCanaries } from '../cast/canaries.ts'
import { collectFindings } from './findings.ts'
import { judgeBy } from './judge.ts'

const clerk = { name: 'accounts' as const, accountId: 2, authorId: 7, role: 'accounts' as const }
const canaries = makeCanaries({ of: () => clerk }, 'a1b2c3')
const number = canaries.text('number of a bank account')

/** How many leaks there are when this is answered to the clerk who may read whole numbers. */
function leaksIn(method: string, path: string, answer: string): number {
  const findings = collectFindings()
  const got = { status: 200, headers: {}, body: Buffer.from(answer), ms: 1, hung: false }
  judgeBy(findings, canaries)('a call', 'accounts', { method, path, headers: {} }, got)
  return findings.count('leaks')
}

test.each([
  ['POST', '/api/staff/payees/3/readings'],
  ['GET', '/api/staff/payout-runs/3/neft.csv'],
])('the whole number of a bank account may be in %s %s', (method, path) => {
  expect(leaksIn(method, path, `,${number},`)).toBe(0)
})

test.each([
  ['GET', '/api/staff/payees/3'],
  ['GET', '/api/staff/payees/3/readings'],
  ['POST', '/api/staff/payees/3/readings/more'],
  ['GET', '/api/staff/books-for-the-accountant'],
])('it may not be in %s %s', (method, path) => {
  expect(leaksIn(method, path, `"account":"${number}"`)).toBe(1)
  expect(leaksIn(method, path, `"account":"XX${number.slice(-4)}"`)).toBe(0)
})
