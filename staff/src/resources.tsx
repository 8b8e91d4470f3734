import { blogs } from './blogs/resource.ts'
import { questions } from './questions/resource.ts'
import { rates } from './rates/resource.ts'
import type { StaffResource } from './resource.ts'
import { sales } from './sales/resource.tsx'

/** Everything that the console looks after, in the order of the menu. One line for each. */
export const resources: readonly StaffResource[] = [blogs, questions, rates, sales]
