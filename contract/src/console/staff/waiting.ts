import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'
import { waitingKindNames } from './waiting-kinds.ts'

export const waiting = z
  .object({
    kind: z.enum(waitingKindNames),
    count: z.int(),
    oldest_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The oldest waits since; null: nothing waits.' }),
  })
  .meta({ id: 'Waiting' })
export type Waiting = z.output<typeof waiting>

export const listWaiting = endpoint({
  id: 'listWaiting',
  method: 'GET',
  path: '/api/staff/waiting',
  tag: 'Staff',
  access: staffMay('console.open'),
  summary: 'Open work for the caller, with the age of the oldest',
  description: 'Only what the role of the caller may see.',
  output: z.object({ success: z.literal(true), data: z.array(waiting) }),
})
