import type { AuthProvider } from 'react-admin'
import { SessionEnded } from '../api/api-error.ts'
import { mayDo, type StaffResource } from '../resource/resource.ts'
import { currentSession, logIn, logOut } from './session.ts'

/** How react-admin asks who is there and what they may do. The server asks for itself at every call. */
export function createAuthProvider(resources: readonly StaffResource[]): AuthProvider {
  return {
    async login({ email, password }) {
      await logIn({ email, password })
    },
    async logout() {
      logOut()
    },
    async checkAuth() {
      if (currentSession().kind !== 'in') throw new SessionEnded()
    },
    async checkError() {
      // A session that has ended is noticed wherever the call came from, and left by whoever watches it.
    },
    async getIdentity() {
      const session = currentSession()
      if (session.kind !== 'in') throw new SessionEnded()
      return { id: session.member.account_id, fullName: session.member.name }
    },
    async getPermissions() {
      const session = currentSession()
      return session.kind === 'in' ? session.member.permissions : []
    },
    async canAccess({ resource, action }) {
      const session = currentSession()
      const known = resources.find(({ name }) => name === resource)
      return session.kind === 'in' && known !== undefined && mayDo(known, action, session.member.permissions)
    },
  }
}
