import { localised } from '@panai/contract/language/localised'
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
      title={localised('Stop the upload?', 'பதிவேற்றத்தை நிறுத்துகிறீர்களா?')}
      open={status === 'blocked'}
      onClose={() => reset?.()}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {localised('Stop and Leave', 'நிறுத்திவிட்டுப் போகலாம்')}
          </Button>
          <Button onClick={() => reset?.()}>{localised('Stay', 'இங்கேயே இருக்க')}</Button>
        </>
      }
    >
      <p>
        {localised(
          'Your book is on its way to us. If you leave now, the upload stops. What you typed is kept.',
          'உங்கள் நூல் எங்களுக்கு வந்துகொண்டிருக்கிறது. இப்போது போனால் பதிவேற்றம் நின்றுவிடும். நீங்கள் எழுதியவை அப்படியே இருக்கும்.',
        )}
      </p>
    </Dialog>
  )
}
