import { closeStepNames, closeSteps } from '@panai/contract/accounting/staff/close-steps'
import type { MonthClose } from '@panai/contract/accounting/staff/month-close'
import { roleMay, type StaffRole } from '@panai/contract/http/permissions'
import { type CloseAsked, findSteps } from './find-steps.ts'

/** What the close of a month still needs: of what a role may not see nothing is asked. */
export async function findClose(asked: CloseAsked, role: StaffRole): Promise<MonthClose> {
  const seen = closeStepNames.filter((step) => roleMay(role, closeSteps[step].reads))
  const found = await Promise.all(seen.map(async (step) => [step, await findSteps[step](asked)] as const))
  return { month: asked.month, is_over: asked.isOver, steps: Object.fromEntries(found) }
}
