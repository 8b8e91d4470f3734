import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { previewSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import type { TestApplication } from './an-application.ts'
import { untilImportIs, upload } from './sales-imports.ts'
import type { StaffMember } from './staff-member.ts'

/** Hands a file in whose header no layout has. */
export async function anUnmappedFile(
  clerk: StaffMember,
  app: Pick<TestApplication, 'origin'>,
  file: Uint8Array,
  name = 'அன்னம் ஆகஸ்ட்.csv',
): Promise<SalesImport> {
  const { id } = await upload(clerk, app, file, name)
  return untilImportIs(clerk, id, 'unmapped')
}

const fixed = { channel: 'direct', currency: 'INR', format: 'paperback', is_in_smallest: false } as const
let names = 0

/** Takes the guess of the preview for what its columns are, and what it proposes for what they say. */
export async function asGuessed(
  clerk: Pick<StaffMember, 'calls'>,
  { id, version }: Pick<SalesImport, 'id' | 'version'>,
  other: object = {},
) {
  const { data } = await clerk.calls(previewSalesFile, { id })
  names += 1
  const { sheet, header_row, guess: columns } = data
  const said = columns.status === undefined ? [] : (data.columns[columns.status]?.values ?? [])
  const statuses = said.map(({ value, meaning }) => ({ value, meaning }))
  return {
    ...fixed,
    id,
    version,
    name: `Shop ${names}`,
    statuses,
    day_order: null,
    sheet,
    header_row,
    columns,
    ...other,
  }
}
