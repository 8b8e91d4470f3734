import { KnownAccounts } from '../../src/sales-files/known-accounts.ts'
import { BrokenSalesFile } from '../../src/sales-files/problems.ts'
import { readSalesFile } from '../../src/sales-files/read-sales-file.ts'
import { recogniseSalesFile } from '../../src/sales-files/recognise.ts'
import type { Task } from '../../src/untrusted-files/task.ts'
import type { UntrustedFiles } from '../../src/untrusted-files/untrusted-files.ts'

/** Reads sales files of our own in this process: to start another one takes longer than all that is done with a small file. */
export const readHere: UntrustedFiles = {
  async open(task, file, _owner, use) {
    if (task.kind !== 'sales-file') throw new Error(`nothing is opened here but sales files: ${task.kind}`)
    return use({
      reported: toldOf(task, file),
      takeOutput: () => Promise.reject(new Error('of a sales file nothing is made')),
    })
  },
  stop: async () => {},
}

/** The lines that a process of its own would tell. */
async function* toldOf(
  { period, name, today, layouts, accounts, account }: Extract<Task, { kind: 'sales-file' }>,
  file: string,
): AsyncIterable<unknown> {
  const told: unknown[] = []
  try {
    const recognised = await recogniseSalesFile(file, layouts)
    const { tables: _, ...shown } = recognised
    told.push({ file: shown })
    const totals = await readSalesFile(recognised, (rows) => void told.push({ rows, share: 1 }), {
      today,
      accounts: new KnownAccounts(accounts, account),
      ...(period && { period }),
      ...(name !== null && { fileName: name }),
    })
    told.push({ totals })
  } catch (error) {
    if (!(error instanceof BrokenSalesFile)) throw error
    told.push({ broken: { problems: error.problems, count: error.count } })
  }
  yield* JSON.parse(JSON.stringify(told))
}
