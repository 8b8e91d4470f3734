import { brand } from '@panai/contract/brand'
import { scriptLanguage } from '@panai/contract/script-language'
import type { ThreadMessage } from '@panai/contract/threads'
import { dateWords } from '../../reading/date-words.ts'
import { megabytes } from '../../reading/megabytes.ts'
import { downloadFile } from '../author-area/download-file.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

type MessageItemProps = { message: ThreadMessage; onProblem: (cause: unknown) => void }

/** One message: whose it is, what it says, and whether it has been seen. */
export function MessageItem({ message, onProblem }: MessageItemProps) {
  const { from, sender, text, files, at, read } = message
  const isOwn = from === 'author'
  return (
    <li
      className={`max-w-[90%] rounded-lg px-4 py-3 ${isOwn ? 'ml-auto bg-leaf' : 'mr-auto border border-line'}`}
    >
      <p className="text-ink-soft text-sm">
        <bdi className="font-semibold text-ink">{isOwn ? 'You' : (sender ?? brand.name)}</bdi>
        {' · '}
        <time dateTime={at}>
          {dateWords(at)}, {timeWords(at)}
        </time>
        {isOwn && ` · ${read ? 'Seen' : 'Sent'}`}
        {!isOwn && !read && <span className="ml-2 font-semibold text-hibiscus">New</span>}
      </p>
      {text !== null && (
        <p dir="auto" lang={scriptLanguage(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="mt-1">
          {files.map(({ id, file_name, bytes }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-11 text-left text-palm underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
                onClick={() => downloadFile(`/api/author/message-files/${id}`, file_name).catch(onProblem)}
              >
                <bdi>{file_name}</bdi>, {megabytes(bytes)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The time of day of an instant in India: "14:05". */
function timeWords(iso: string): string {
  return clock.format(new Date(iso))
}
