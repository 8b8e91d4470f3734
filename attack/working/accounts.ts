import { forgotPassword, login, register, resetPassword } from '@panai/contract/accounts/accounts'
import { denyChange } from '@panai/contract/accounts/deny-change'
import {
  changeEmail,
  changePassword,
  changeProfile,
  confirmEmail,
  setProfilePhoto,
} from '@panai/contract/accounts/profile'
import { endSession } from '@panai/contract/accounts/sessions'
import { inviteStaff } from '@panai/contract/accounts/staff/accounts'
import { acceptInvitation } from '@panai/contract/accounts/staff/set-up'
import { aPhoto } from '../../server/test/a-photo.ts'
import { anAccount } from '../../server/test/accounts.ts'
import type { Deps } from '../cast/deps.ts'
import { emailOf, PASSWORD } from '../cast/people.ts'
import { mailedBy } from '../lib/mailed-secrets.ts'
import { call, working } from './working.ts'

const chosen = { password: 'Another-Palmyra-77', password_confirmation: 'Another-Palmyra-77' }
let made = 0

/** Another one each time. */
function anEmail(): string {
  made += 1
  return `working.${made}@canary.example`
}

async function aPortrait() {
  return { file: 'me.jpg', value: await aPhoto({ width: 60, height: 60, format: 'jpeg' }) }
}

/** @returns the secret of the link to the new address, or of the one to the old address. */
function askForAnotherEmail(deps: Deps, name: 'author' | 'stranger', page: '/profile?confirm=' | '/not-me/') {
  const email = anEmail()
  const to = page === '/not-me/' ? emailOf(name, deps.mark) : email
  return mailedBy(deps.dataDir, { page, to }, () =>
    call(deps, name, changeEmail, { input: { email, password: PASSWORD } }),
  )
}

export const accountRequests = [
  working(register, async () => ({
    input: { name: 'Kavitha Raman', email: anEmail(), phone: '98400 00000', ...chosen },
    files: { profile_photo: await aPortrait() },
  })),
  working(login, async ({ mark }) => ({ input: { email: emailOf('author', mark), password: PASSWORD } })),
  working(resetPassword, async (deps) => {
    const email = (await anAccount(deps.db)).email ?? ''
    const token = await mailedBy(deps.dataDir, { page: '/reset-password/', to: email }, () =>
      call(deps, 'visitor', forgotPassword, { input: { email } }),
    )
    return { input: { email, token, ...chosen } }
  }),
  working(endSession, async ({ db, people }) => {
    const { id } = await db
      .insertInto('sessions')
      .values({
        ...{ account_id: people.of('author').accountId, device: 'Firefox on Linux', network: '192.0.2.7' },
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { input: { id } }
  }),
  working(changeProfile, async () => ({
    input: { phone: '98400 00001', bio: 'I write.', website: 'https://example.com/' },
  })),
  working(setProfilePhoto, async () => ({ input: {}, files: { profile_photo: await aPortrait() } })),
  working(changePassword, async () => ({ input: { current_password: PASSWORD, ...chosen } })),
  working(confirmEmail, async (deps) => ({
    input: { token: await askForAnotherEmail(deps, 'author', '/profile?confirm=') },
  })),
  // It freezes the author: of those whom nobody watches, the one who calls least.
  working(denyChange, async (deps) => ({
    input: { token: await askForAnotherEmail(deps, 'stranger', '/not-me/') },
  })),
  working(acceptInvitation, async (deps) => {
    const email = anEmail()
    const token = await mailedBy(deps.dataDir, { page: '/staff/invitation/', to: email }, () =>
      call(deps, 'admin', inviteStaff, { input: { name: 'Who is invited', email, role: 'editor' } }),
    )
    return { input: { token, ...chosen } }
  }),
]
