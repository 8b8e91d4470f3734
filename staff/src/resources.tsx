import { enquiries } from './enquiries/resource.tsx'
import type { StaffResource } from './resource.ts'
import { sales } from './sales/resource.tsx'
import { threads } from './threads/resource.tsx'

/** Everything that the console looks after, in the order of the menu. One line for each. */
export const resources: readonly StaffResource[] = [enquiries, threads, sales]
