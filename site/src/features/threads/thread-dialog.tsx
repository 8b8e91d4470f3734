import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Words } from '../../ui/words.tsx'
import { problemText } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { SessionEnded } from '../session/index.ts'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { useThread } from './use-thread.ts'

const words = localised(
  {
    title: 'Messages:',
    older: 'Show older messages',
    loading: 'Loading...',
    nothing: 'Nothing has been written about this book yet. Ask us anything: we answer here.',
    list: 'Messages, newest last',
  },
  {
    title: 'செய்திகள்:',
    older: 'பழைய செய்திகளைக் காட்டுக',
    loading: 'வருகின்றன...',
    nothing: 'இந்த நூலைப் பற்றி இன்னும் எதுவும் எழுதவில்லை. எதை வேண்டுமானாலும் கேளுங்கள்: இங்கேயே பதில் எழுதுவோம்.',
    list: 'செய்திகள், புதியது கடைசியில்',
  },
)

type ThreadDialogProps = { authorId: number; submissionId: number; title: string; onClose: () => void }

/** What author and publisher write to each other about one book. */
export default function ThreadDialog({ title, onClose, ...thread }: ThreadDialogProps) {
  // Opened once it stands in the page; closed it says so, and is taken away.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog
      title={
        <>
          {words.title}{' '}
          <span lang={scriptLanguage(title)}>
            <Words text={title} lang={scriptLanguage(title)} />
          </span>
        </>
      }
      open={open}
      onClose={onClose}
    >
      <Thread {...thread} />
    </Dialog>
  )
}

function Thread(thread: { authorId: number; submissionId: number }) {
  const { messages, error, retry, older, newest, refresh } = useThread(thread)
  const [failed, setFailed] = useState<unknown>(null)
  const end = useRef<HTMLDivElement>(null)
  // What is new stands at the end, and below it the place for an answer.
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (error instanceof SessionEnded) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error && <FetchFailure cause={error} onRetry={retry} />}
      {failed instanceof Error && <Alert onDismiss={() => setFailed(null)}>{problemText(failed)}</Alert>}
      {older && (
        <Button variant="quiet" className="mx-auto" onClick={older}>
          {words.older}
        </Button>
      )}
      {!messages && !error && (
        <p role="status" className="text-ink-soft">
          {words.loading}
        </p>
      )}
      {messages?.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      {messages && messages.length > 0 && (
        <ol aria-label={words.list} className="grid gap-3">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} onProblem={setFailed} />
          ))}
        </ol>
      )}
      <div ref={end}>
        <MessageForm {...thread} seen={newest} onSent={refresh} />
      </div>
    </div>
  )
}
