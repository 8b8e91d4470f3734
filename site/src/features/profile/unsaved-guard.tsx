import { storedToken } from '@panai/client/stored-session'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { currentSession } from '../session/index.ts'

/** Asks before a page is left on which something is typed that is not saved. A session that is over holds nobody back. */
export function UnsavedGuard({ changed }: { changed: boolean }) {
  const mayHold = () => changed && currentSession().kind === 'in' && storedToken() !== null
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => mayHold() && current.pathname !== next.pathname,
    enableBeforeUnload: mayHold,
    withResolver: true,
  })
  return (
    <Dialog
      title="Leave without saving?"
      open={status === 'blocked'}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => reset?.()}>Stay</Button>
        </>
      }
    >
      <p>Your details have been changed and not been saved. If you leave now, the changes are lost.</p>
    </Dialog>
  )
}
