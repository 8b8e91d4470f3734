import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { type ReactNode, useEffect, useState } from 'react'
import { logOut, openSession, useSession } from './session.ts'

type Opening = { kind: 'asking' } | { kind: 'open' } | { kind: 'failed'; text: string }

/** Finds out who is there before anything is shown, since what is shown depends on it. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>({ kind: 'asking' })
  const session = useSession()

  function ask() {
    setOpening({ kind: 'asking' })
    openSession().then(
      () => setOpening({ kind: 'open' }),
      (cause) => setOpening({ kind: 'failed', text: sayWhy(cause) }),
    )
  }
  useEffect(ask, [])

  if (opening.kind === 'asking') return <p className="plain">Opening the console…</p>
  if (opening.kind === 'failed')
    return (
      <main className="plain">
        <h1>The console could not be opened</h1>
        <p role="alert">{opening.text}</p>
        <button type="button" onClick={ask}>
          {consoleMessages.tryAgain}
        </button>
      </main>
    )
  return session.kind === 'stranger' ? <TurnedAway /> : children
}

function sayWhy(cause: unknown): string {
  return cause instanceof Error ? cause.message : consoleMessages.serverFailed
}

/** For authors, whose session is the site's: it is left alone unless they choose another login. */
function TurnedAway() {
  return (
    <main className="plain">
      <h1>{consoleMessages.loggedInAsAuthor}</h1>
      <p>{consoleMessages.authorsLoginIsElsewhere}</p>
      <p>
        <a href="/dashboard">Go to your pages</a>
      </p>
      <button type="button" onClick={logOut}>
        Log in as somebody else
      </button>
    </main>
  )
}
