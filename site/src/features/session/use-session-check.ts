import { storedToken } from '@panai/client/stored-session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkedSession } from './checked-session.ts'
import { type Session, useSession } from './session-store.ts'

/**
 * The session on a page that is rendered for everybody: `loading` while a stored token is being checked. Where nothing is stored, or it
 * can't be checked, nobody is kept waiting.
 */
export function useSessionCheck(): Session {
  const session = useSession()
  const [failed, setFailed] = useState(false)
  const stored = useSyncExternalStore(never, hasToken, () => false)
  useEffect(() => {
    checkedSession().catch(() => setFailed(true))
  }, [])
  return session.kind === 'loading' && (failed || !stored) ? { kind: 'out', chosen: false } : session
}

const never = () => () => undefined
const hasToken = () => storedToken() !== null
