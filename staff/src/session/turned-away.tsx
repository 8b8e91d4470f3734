import { consoleMessages } from '@panai/contract/staff/console-messages'
import { logOut } from './session.ts'

/** For authors, whose session is the site's: it is left alone unless they choose another login. */
export function TurnedAway() {
  return (
    <main className="plain">
      <h1>{consoleMessages.loggedInAsAuthor}</h1>
      <p>{consoleMessages.authorsLoginIsElsewhere}</p>
      <p>
        <a href="/dashboard">To your pages</a>
      </p>
      <button type="button" onClick={logOut}>
        Log in as somebody else
      </button>
    </main>
  )
}
