import { z } from 'zod'
import { staffRecord } from '../../console/staff/lists.ts'
import { endpoint } from '../../http/endpoint.ts'
import { accountRoles, permissionNames, staffMay } from '../../http/permissions.ts'

export const factorKinds = ['app', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

export const staffMember = z
  .object({
    account_id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(accountRoles).exclude(['author']),
    permissions: z.array(z.enum(permissionNames)),
    second_factor: z.enum(['unset', 'asked', 'given']).meta({
      description: '`asked`: it is set up, and this session has not given it or gave it too long ago.',
    }),
    second_factors: z.array(z.enum(factorKinds)).meta({
      description: 'Which factors are set up; a recovery code replaces any of them.',
    }),
    lacks_second_factor: z.boolean().meta({
      description: 'The console refuses every call until the second factor is set up or given.',
    }),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof staffMember>

export const getStaffMember = endpoint({
  id: 'getStaffMember',
  method: 'GET',
  path: '/api/staff/me',
  tag: 'Staff',
  access: staffMay('console.open'),
  beforeSecondFactor: true,
  summary: 'The caller, and what they may do',
  output: staffRecord(staffMember),
})
