import { localised } from '@panai/contract/language/localised'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { AccountPromises } from '../account-page/account-promises.tsx'
import { LoadingSession } from '../session/loading-session.tsx'
import { useSessionCheck } from '../session/use-session-check.ts'
import { wayBack } from '../session/way-back.ts'
import { leaveFor } from './leave-for.ts'
import { LoginForm } from './login-form.tsx'
import { useLogin } from './use-login.ts'

/** The door for authors. Who is in already goes on. */
export function LoginPage({ back }: { back: string | undefined }) {
  const goal = wayBack(back)
  const session = useSessionCheck()
  const { form, entered } = useLogin(goal)
  useEffect(prepareToasts, [])

  if (session.kind === 'loading') return <LoadingSession />
  if (session.kind === 'in' && session.authorId !== null && !entered) return <GoOn goal={goal} />
  return (
    <AccountPage
      title={localised('Author Login', 'எழுத்தாளர் உள்நுழைவு')}
      lead={localised('For authors who publish with us.', 'எங்களுடன் நூல் வெளியிடும் எழுத்தாளர்களுக்கு.')}
      tamil={localised<readonly string[]>(tamil, [])}
      aside={<AccountPromises />}
    >
      {goal.startsWith('/book-info') && <LoginFirst />}
      <LoginForm form={form} entered={entered} />
    </AccountPage>
  )
}

/** Tells a visitor who wanted to submit a book why the login comes first. */
function LoginFirst() {
  return (
    <p role="status" className="mb-5 border-info border-l-4 bg-leaf px-4 py-3 font-semibold">
      {submissionMessages.loginFirst}
    </p>
  )
}

function GoOn({ goal }: { goal: string }) {
  const router = useRouter()
  useEffect(() => leaveFor(router, goal), [router, goal])
  return <LoadingSession />
}

const tamil = [
  'பதிவு செய்தபோது கொடுத்த மின்னஞ்சல் முகவரியையும் கடவுச்சொல்லையும் இங்கே தட்டச்சு செய்து “Login” பொத்தானை அழுத்துங்கள்.',
  'கடவுச்சொல் மறந்துவிட்டதா? “Forgot Password?” என்பதை அழுத்தினால் புதியதை அமைக்கும் இணைப்பு உங்கள் மின்னஞ்சலுக்கு வரும்.',
  'இன்னும் கணக்கு இல்லையா? “Register” என்பதை அழுத்திப் பதிவு செய்யுங்கள்; கட்டணம் இல்லை.',
] as const
