import type { Browser, Page } from '@playwright/test'
import { aStaffMember, openConsole } from './staff.ts'

/** What an editor has before them who has opened a submission. `errors`: of the console, as they come. */
export type Desk = { desk: Page; errors: readonly string[] }

/** An editor opens the submission of this title, on a device of their own. */
export async function openAtDesk(browser: Browser, title: string): Promise<Desk> {
  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const desk = await device.newPage()
  const errors: string[] = []
  desk.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await openConsole(desk, await aStaffMember('editor'), '/submissions')
  await desk.getByText(title).first().click()
  return { desk, errors }
}
