import { accountMessages } from '@panai/contract/accounts/account-messages'
import { checkRegistration } from '@panai/contract/accounts/account-rules'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../ui/toast/index.tsx'
import { useForm } from '../../ui/use-form.ts'
import { usePhoto } from '../photo/use-photo.ts'
import { NotRegistered, registrationFailure, registrationFields } from './registration-failure.ts'
import { sendRegistration } from './send-registration.ts'

/** How long the banner is to be read before the login comes. */
const LEAVE_AFTER_MS = 3000

export type EmailStatus = 'sending' | 'sent' | 'failed'
/** An account that was just made. */
export type Registered = { readonly email: string; readonly emailStatus: EmailStatus }

/** The registration form and what became of it. */
export function useRegistration() {
  const router = useRouter()
  const picked = usePhoto()
  const [registered, setRegistered] = useState<Registered>()

  const form = useForm({
    fields: registrationFields,
    check: checkRegistration,
    unsent: () => toast('failure', accountMessages.formWrong),
    async send(given, element) {
      const answer = await sendRegistration(given, picked.photo?.file)
      const { success, message }: { success: boolean; message: string } = answer
      if (!success) throw new NotRegistered(message)
      setRegistered({ email: answer.user.email, emailStatus: answer.email_status })
      element.reset()
      picked.remove()
      toast('success', accountMessages.registered)
      if (answer.email_status === 'sent') toast('success', accountMessages.verificationSent)
      if (answer.email_status === 'failed') toast('warning', accountMessages.verificationFailed)
      setTimeout(() => {
        if (router.state.location.pathname === '/register') router.navigate({ to: '/login' })
      }, LEAVE_AFTER_MS)
    },
    failed(cause) {
      const said = registrationFailure(cause)
      toast('failure', said.toast)
      picked.setProblem(said.photoProblem)
      return said.problems
    },
  })
  return { form, picked, registered }
}
