import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { useState } from 'react'
import { inPageLanguage } from '../../in-page-language.ts'
import { networkFailure } from '../../network-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import { linkWords } from './link-words.ts'

/** The page of a mailed link: it says what the link does, and does it at the press of a button. On any device, logged in or not. */
export function LinkPage({ act, token }: { act: string; token: string }) {
  const { title, text, label, busyLabel, open, done, next } =
    act === 'not-me' ? linkWords.notMe : act === 'stop' ? linkWords.stop : linkWords.confirm
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()

  // Not at once: a machine that only looks into the links of a mail presses nothing.
  async function press(): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setSaid(await open(token))
    } catch (cause) {
      setProblem(
        cause instanceof ApiError
          ? (inPageLanguage(cause.errors.token?.[0] ?? cause.message) ?? accountMessages.notMeLinkUsedUp)
          : networkFailure,
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className={said === undefined ? 'text-line' : 'text-turmeric'}>
        <Kolam seed="confirmed" size={140} />
      </span>
      <h1 className="mt-6 text-2xl">{said === undefined ? title : done}</h1>
      <p role="status" className="mt-3 max-w-measure">
        {said ?? text}
      </p>
      {problem && (
        <p role="alert" className="mt-5 border-hibiscus border-l-4 bg-leaf px-5 py-3">
          {problem}
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {said === undefined ? (
          <Button aria-disabled={busy} onClick={press}>
            {busy ? busyLabel : label}
          </Button>
        ) : (
          <ButtonLink to={next.to}>{next.label}</ButtonLink>
        )}
      </div>
    </section>
  )
}
