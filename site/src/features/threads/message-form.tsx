import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { attachmentAccept, MOST_ATTACHMENTS } from '@panai/contract/threads/thread-rules'
import { useId, useRef } from 'react'
import { megabytes } from '../../reading/megabytes.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMessage } from './use-message.ts'

const words = localised(
  {
    form: 'Write to us',
    message: 'Your message',
    removeOf: (name: string) => `Remove ${name}`,
    remove: 'Remove',
    add: 'Add files',
    busy: 'Sending...',
    send: 'Send',
    files: `Up to ${MOST_ATTACHMENTS} files of 10 MB each: PDF, Word or pictures.`,
  },
  {
    form: 'எங்களுக்கு எழுதுங்கள்',
    message: 'உங்கள் செய்தி',
    removeOf: (name: string) => `${name}: நீக்குக`,
    remove: 'நீக்குக',
    add: 'கோப்புகளைச் சேர்க்க',
    busy: 'அனுப்புகிறோம்...',
    send: 'அனுப்புக',
    files: `${MOST_ATTACHMENTS} கோப்புகள் வரை; ஒவ்வொன்றும் 10 MB வரை: PDF, Word அல்லது படங்கள்.`,
  },
)

type MessageFormProps = {
  authorId: number
  submissionId: number
  /** The newest message that is shown. */
  seen: number | undefined
  onSent: () => void
}

/** Where an author writes to the publisher about a book. */
export function MessageForm({ authorId, submissionId, seen, onSent }: MessageFormProps) {
  const message = useMessage({ authorId, submissionId }, onSent)
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <form
      noValidate
      aria-label={words.form}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void message.send(seen)
      }}
    >
      <label htmlFor={id} className="font-semibold text-sm">
        {words.message}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        value={message.text}
        // What is typed while a message is on its way would go with it when it has arrived.
        readOnly={message.busy}
        aria-invalid={message.problem !== null}
        aria-describedby={message.problem === null ? undefined : `${id}-problem`}
        className={`${checkedFieldClass} block resize-y py-2`}
        onChange={({ target }) => message.write(target.value)}
      />
      {message.files.length > 0 && (
        <ul>
          {message.files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex flex-wrap items-center gap-x-4"
            >
              <span className="min-w-0 text-sm wrap-anywhere">
                <bdi lang={scriptLanguage(file.name)}>{file.name}</bdi>, {megabytes(file.size)}
              </span>
              <Button
                variant="quiet"
                aria-label={words.removeOf(file.name)}
                disabled={message.busy}
                onClick={() => {
                  message.remove(file)
                  chooser.current?.focus()
                }}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div id={`${id}-problem`}>{message.problem !== null && <Alert>{message.problem}</Alert>}</div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="min-w-0 max-w-full">
          <span className="sr-only">{words.add}</span>
          <input
            ref={chooser}
            type="file"
            multiple
            disabled={message.busy}
            accept={attachmentAccept}
            aria-describedby={`${id}-files`}
            className="file-field min-h-11 w-full text-sm"
            onChange={({ target }) => {
              message.add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        <SubmitButton busy={message.busy} busyLabel={words.busy}>
          {words.send}
        </SubmitButton>
      </div>
      <p id={`${id}-files`} className="text-ink-soft text-sm">
        {words.files}
      </p>
    </form>
  )
}
