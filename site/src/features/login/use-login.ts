import { accountMessages } from '@panai/contract/accounts/account-messages'
import { checkLogin } from '@panai/contract/accounts/account-rules'
import { knownEmailRule } from '@panai/contract/accounts/email-rule'
import { clean } from '@panai/contract/language/text-rules'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { send } from '../../api.ts'
import { toast } from '../../ui/toast/index.tsx'
import { dismissFailures } from '../../ui/toast/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { begin } from '../session/session-store.ts'
import { leaveFor } from './leave-for.ts'
import { loginFailure, NotLoggedIn } from './login-failure.ts'

const fields = ['email', 'password'] as const

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000

/** For so long 'Login successful!' is to be seen on the page that said it. */
const LEAVE_AFTER_MS = 1000

/** The login form. `entered`: it was successful, and the page is about to be left for `goal`. */
export function useLogin(goal: string) {
  const router = useRouter()
  const [entered, setEntered] = useState(false)

  const form = useForm({
    fields,
    check: checkLogin,
    async send({ email, password }) {
      const given = { email: clean(knownEmailRule, email), password }
      const answer = await send('/api/author/login', given, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const { success, message }: { success: boolean; message: string } = answer
      if (!success) throw new NotLoggedIn(message)
      // First, since the session is heard of at once, and the page would go on without a word.
      flushSync(() => setEntered(true))
      begin(answer.token, answer.user)
      dismissFailures()
      toast('success', accountMessages.loggedIn)
      // What the pages keep in memory may belong to somebody who was here before.
      router.clearCache()
      setTimeout(() => {
        if (router.state.location.pathname === '/login') leaveFor(router, goal)
      }, LEAVE_AFTER_MS)
    },
    failed(cause) {
      toast('failure', loginFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return { form, entered }
}
