import type { StaffResource } from './resource.ts'
import { sales } from './sales/resource.tsx'
import { submissions } from './submissions/resource.ts'

/** Everything that the console looks after, in the order of the menu. One line for each. */
export const resources: readonly StaffResource[] = [submissions, sales]
