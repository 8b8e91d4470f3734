import { brand } from '@panai/contract/brand/brand'
import type { Config } from '../../../../config/config.ts'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import type { Database } from '../../../../db/database.ts'
import { StartupProblem } from '../../../../startup/startup-problem.ts'
import { emailTaken } from '../../email/email-taken.ts'
import { hashPassword } from '../../password/passwords.ts'
import { weaknessOf } from '../../password/refuse-weak-password.ts'
import { hasAdmin, makeFirstAdmin, whileThereIsNoAdmin } from './first-admin.ts'

/**
 * Makes the admin of STAFF_EMAIL and STAFF_PASSWORD where there is none; an admin who is there stays as they are.
 * @returns whether it was made now. @throws StartupProblem when the address is an author's or the password a common one.
 */
export async function makeAdminOfSettings(
  db: Database,
  firstAdmin: Config['firstAdmin'],
  demoLogins: DemoLogins = 'none',
): Promise<boolean> {
  if (firstAdmin === null || (await hasAdmin(db, demoLogins))) return false
  const { email, password } = firstAdmin
  const weakness = weaknessOf(password, 'admin')
  if (weakness !== null) throw new StartupProblem(`STAFF_PASSWORD makes no admin. ${weakness}`)
  const passwordHash = await hashPassword(password)
  const name = `${brand.name} admin`
  try {
    const made = await whileThereIsNoAdmin(db, demoLogins, (tx) =>
      makeFirstAdmin(tx, { name, email, passwordHash }),
    )
    return made !== null
  } catch (error) {
    if (!(error instanceof Error) || error.message !== emailTaken().message) throw error
    throw new StartupProblem(
      'The address of STAFF_EMAIL has an account already, which is no admin’s. Set another one.',
    )
  }
}
