import type { StaffResource } from './resource.ts'
import { sales } from './sales/resource.tsx'

/** Everything that the console looks after, in the order of the menu. One line for each. */
export const resources: readonly StaffResource[] = [sales]
