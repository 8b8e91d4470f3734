import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ThreadMessage } from '@panai/contract/threads/threads'
import { siteName } from '../../brand.ts'
import { dateWords } from '../../reading/date-words.ts'
import { megabytes } from '../../reading/megabytes.ts'
import { Words } from '../../ui/words.tsx'
import { downloadFile } from '../author-area/download-file.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

const words = localised(
  {
    you: 'You',
    seen: 'Seen',
    sent: 'Sent',
    unread: 'New',
    about: (version: number, page: number) => `About page ${page} of version ${version}`,
  },
  {
    you: 'நீங்கள்',
    seen: 'பார்த்தோம்',
    sent: 'அனுப்பினீர்கள்',
    unread: 'புதியது',
    about: (version: number, page: number) => `பிரதி ${version}, பக்கம் ${page} பற்றி`,
  },
)

type MessageItemProps = { message: ThreadMessage; onProblem: (cause: unknown) => void }

/** One message: whose it is, what it says, and whether it has been seen. */
export function MessageItem({ message, onProblem }: MessageItemProps) {
  const { from, sender, text, about, files, at, read } = message
  const isOwn = from === 'author'
  const who = isOwn ? words.you : (sender ?? siteName)
  return (
    <li
      className={`max-w-[90%] rounded-lg px-4 py-3 ${isOwn ? 'ml-auto bg-leaf' : 'mr-auto border border-line'}`}
    >
      <p className="text-ink-soft text-sm">
        <bdi lang={scriptLanguage(who)} className="font-semibold text-ink">
          {who}
        </bdi>
        {' · '}
        <time dateTime={at}>
          {dateWords(at)}, {timeWords(at)}
        </time>
        {isOwn && ` · ${read ? words.seen : words.sent}`}
        {!isOwn && !read && <span className="ml-2 font-semibold text-hibiscus">{words.unread}</span>}
      </p>
      {about && <p className="mt-1 text-sm">{words.about(about.version, about.page)}</p>}
      {text !== null && (
        <p dir="auto" lang={scriptLanguage(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
          <Words text={text} lang={scriptLanguage(text)} />
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
                <bdi lang={scriptLanguage(file_name)}>{file_name}</bdi>, {megabytes(bytes)}
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
