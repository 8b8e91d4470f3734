import { accountMessages } from '@panai/contract/accounts/account-messages'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toast/index.tsx'
import { authedSend } from '../session/index.ts'
import { end } from '../session/session-store.ts'
import { profileFailure } from './profile-failure.ts'

/** Logs devices out. `onChanged`: the list is another now. */
export function useDevices(onChanged: () => void) {
  const [ending, setEnding] = useState(false)
  const working = useRef(false)

  async function work(said: string, call: () => Promise<unknown>, after: () => void): Promise<void> {
    if (working.current) return
    working.current = true
    setEnding(true)
    try {
      await call()
      toast('success', said)
      after()
    } catch (cause) {
      toast('failure', profileFailure(cause))
    } finally {
      working.current = false
      setEnding(false)
    }
  }

  return {
    ending,
    endOne: (id: string) =>
      work(
        accountMessages.sessionEnded,
        () => authedSend('DELETE', '/api/author/sessions/{id}', { id }),
        onChanged,
      ),
    endAll: () =>
      work(
        accountMessages.sessionsEnded,
        () => authedSend('DELETE', '/api/author/sessions', {}),
        () => end({ chosen: true }),
      ),
  }
}
