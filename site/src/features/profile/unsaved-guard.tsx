import { storedToken } from '@panai/client/stored-session'
import { localised } from '@panai/contract/language/localised'
import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { currentSession } from '../session/index.ts'

const words = localised(
  {
    title: 'Leave without saving?',
    leave: 'Leave',
    stay: 'Stay',
    explained: 'Your details have been changed and not been saved. If you leave now, the changes are lost.',
  },
  {
    title: 'சேமிக்காமல் போகிறீர்களா?',
    leave: 'போகலாம்',
    stay: 'இங்கேயே இருக்க',
    explained: 'உங்கள் மாற்றங்களை இன்னும் சேமிக்கவில்லை. இப்போது போனால் அவை போய்விடும்.',
  },
)

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
      title={words.title}
      open={status === 'blocked'}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {words.leave}
          </Button>
          <Button onClick={() => reset?.()}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.explained}</p>
    </Dialog>
  )
}
