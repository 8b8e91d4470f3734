import type { OutputOf } from '@panai/contract/endpoint'
import type { ImportState } from '@panai/contract/sales-import-states'
import { getSalesImport, type SalesImport, uploadSalesFile } from '@panai/contract/staff/sales-imports'
import { aForm } from './a-form.ts'
import type { TestApplication } from './an-application.ts'
import { ask } from './ask.ts'
import type { StaffMember } from './staff-member.ts'
import { until } from './until.ts'

type Uploaded = OutputOf<typeof uploadSalesFile>['data']

/** Hands a sales file in. */
export async function upload(
  { headers }: Pick<StaffMember, 'headers'>,
  { origin }: Pick<TestApplication, 'origin'>,
  file: Uint8Array,
  name = 'sales.csv',
): Promise<Uploaded> {
  const form = aForm({ name: 'file', file: name, type: 'text/csv', value: file })
  const answer = await ask(origin, uploadSalesFile.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': form.type },
    body: form.body,
  })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return uploadSalesFile.output.parse(answer.json()).data
}

/** Waits until an import is in this state. @returns it. */
export async function untilImportIs(
  clerk: Pick<StaffMember, 'calls'>,
  id: number,
  state: ImportState,
): Promise<SalesImport> {
  let found: SalesImport | undefined
  await until(
    `import ${id} is ${state}`,
    async () => {
      found = (await clerk.calls(getSalesImport, { id })).data
      return found.state === state
    },
    30_000,
  )
  if (!found) throw new Error(`there is no import ${id}`)
  return found
}
