import { expect, test } from 'vitest'
import { makeCanaries } from '../cast/canaries.ts'
import { collectFindings } from './findings.ts'
import { judgeBy } from './judge.ts'

const clerk = { name: 'accounts' as const, accountId: 2, authorId: 7, role: 'accounts' as const }
const canaries = makeCanaries({ of: () => clerk }, 'a1b2c3')

/** How many leaks there are when this is answered to the clerk who may read it whole. */
function leaksIn(method: string, path: string, answer: string): number {
  const findings = collectFindings()
  const got = { status: 200, headers: {}, body: Buffer.from(answer), ms: 1, hung: false }
  judgeBy(findings, canaries)('a call', 'accounts', { method, path, headers: {} }, got)
  return findings.count('leaks')
}

test.each([
  ['number of a bank account', 'POST', '/api/staff/payees/3/readings'],
  ['number of a bank account', 'GET', '/api/staff/payout-runs/3/neft.csv'],
  ['UPI address', 'POST', '/api/staff/payees/3/readings'],
  ['UPI address', 'GET', '/api/staff/payout-runs/3/upi.csv'],
] as const)('the whole %s may be in %s %s', (name, method, path) => {
  expect(leaksIn(method, path, `,${canaries.text(name)},`)).toBe(0)
})

test.each([
  ['number of a bank account', 'GET', '/api/staff/payees/3'],
  ['number of a bank account', 'GET', '/api/staff/payees/3/readings'],
  ['number of a bank account', 'POST', '/api/staff/payees/3/readings/more'],
  ['number of a bank account', 'GET', '/api/staff/books-for-the-accountant'],
  ['number of a bank account', 'GET', '/api/staff/payout-runs/3/upi.csv'],
  ['UPI address', 'GET', '/api/staff/payout-runs/3/neft.csv'],
  ['UPI address', 'GET', '/api/staff/payees/3'],
] as const)('the whole %s may not be in %s %s', (name, method, path) => {
  const text = canaries.text(name)
  expect(leaksIn(method, path, `"account":"${text}"`)).toBe(1)
  expect(leaksIn(method, path, `"account":"XX${text.slice(-4)}"`)).toBe(0)
})
