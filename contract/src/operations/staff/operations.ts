import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { endpoint } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'

/** What the page of operations looks at, in its order. */
export const checkNames = [
  'database',
  'mail',
  'jobs',
  'ledger',
  'backup',
  'replica',
  'storage',
  'disk',
  'kept_pages',
  'imports',
  'payouts',
] as const
export type CheckName = (typeof checkNames)[number]

/** The worst last. `unknown`: it could not be asked. */
export const checkStates = ['fine', 'unknown', 'attention', 'wrong'] as const
export type CheckState = (typeof checkStates)[number]

const check = z
  .object({
    name: z.enum(checkNames),
    state: z.enum(checkStates),
    says: z.string().meta({ description: 'One sentence with the figure.' }),
    since: z.iso.datetime().nullable().meta({ description: 'Since when it is so; null: not known.' }),
    advice: z.string().nullable().meta({ description: 'What to do; null: nothing.' }),
  })
  .meta({ id: 'OperationsCheck' })
export type OperationsCheck = z.output<typeof check>

export const getOperations = endpoint({
  id: 'getOperations',
  method: 'GET',
  path: '/api/staff/operations',
  tag: 'Staff: background work',
  access: staffMay('operations.read'),
  summary: 'Whether anything is wrong, since when, and what to do',
  description:
    'As the node sees it that answers. What does not answer within two seconds is said to be unknown.',
  output: staffRecord(z.object({ looked_at: z.iso.datetime(), checks: z.array(check) })),
})
