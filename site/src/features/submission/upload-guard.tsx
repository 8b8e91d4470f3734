import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { currentSession } from '../session/index.ts'

/** Asks before a page is left from which files are on their way. A session that is over holds nobody back. */
export function UploadGuard({ sending }: { sending: boolean }) {
  const mayHold = () => sending && currentSession().kind === 'in'
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => mayHold() && current.pathname !== next.pathname,
    enableBeforeUnload: mayHold,
    withResolver: true,
  })
  return (
    <Dialog
      title="Stop the upload?"
      open={status === 'blocked'}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            Stop and Leave
          </Button>
          <Button onClick={() => reset?.()}>Stay</Button>
        </>
      }
    >
      <p>Your book is on its way to us. If you leave now, the upload stops. What you typed is kept.</p>
    </Dialog>
  )
}
