import { expect, test } from 'vitest'
import { aPrintedLine } from './a-printed-line.ts'
import { createPrinter } from './printer.ts'
import type { StatementDocument } from './statement-document.ts'

const statement: Omit<StatementDocument, 'lines'> = {
  ...{ id: 7, language: 'en', state: 'issued', authorName: 'Selvi', from: '2026-01-01', to: '2026-01-31' },
  ...{
    issuedOn: '2026-02-01',
    opening: 0,
    sales: 0,
    returns: 0,
    corrections: 0,
    adjustments: 0,
    advances: 0,
    recouped: 0,
    advancesLeft: 0,
    paid: 0,
    withheld: 0,
  },
  ...{ closing: 0, copies: 0 },
}

// A short file lies in memory that Node shares between buffers and that can't be handed to another thread.
test.each([0, 1, 2, 1_000])('a statement of %i lines comes back from the printing thread', async (count) => {
  const bytes = await createPrinter()({
    ...statement,
    lines: Array.from({ length: count }, () => aPrintedLine('Sangam Songs')),
  })
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
})
