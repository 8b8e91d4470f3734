import { accounts } from './accounts/resource.tsx'
import { audit } from './audit/resource.tsx'
import { jobs } from './jobs/resource.tsx'
import { mails } from './outbox/resource.tsx'
import type { StaffResource } from './resource.ts'
import { sales } from './sales/resource.tsx'

/** Everything that the console looks after, in the order of the menu. One line for each. */
export const resources: readonly StaffResource[] = [accounts, mails, jobs, audit, sales]
