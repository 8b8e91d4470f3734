import { commentRule } from '@panai/contract/threads/proof-comment-rules'
import { useEffect, useId, useRef, useState } from 'react'
import { newKey } from '../new-key.ts'
import { commentWords } from './comment-words.ts'

type Props = {
  readonly label: string
  /** A try that failed keeps its key, so that the same is there once. */
  readonly send: (text: string, key: string) => Promise<unknown>
  readonly problem: (cause: unknown) => string
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** Where a comment or an answer is written. What could not be sent stays in it. */
export function CommentForm({ label, send, problem, onSent, onCancel }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const key = useRef(newKey())
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => field.current?.focus(), [])

  async function submit(): Promise<void> {
    if (isSending) return
    setFailure(text.trim() === '' ? commentRule.missing : null)
    if (text.trim() === '') return
    setSending(true)
    try {
      await send(text, key.current)
      onSent()
    } catch (cause) {
      setFailure(problem(cause))
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        dir="auto"
        rows={3}
        maxLength={commentRule.most}
        value={text}
        readOnly={isSending}
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setText(target.value)
          key.current = newKey()
        }}
      />
      {failure !== null && (
        <p id={`${id}-problem`} role="alert">
          {failure}
        </p>
      )}
      <div className="proof-bar">
        <button type="submit" aria-disabled={isSending}>
          {isSending ? commentWords.sending : commentWords.send}
        </button>
        <button type="button" onClick={onCancel}>
          {commentWords.cancel}
        </button>
      </div>
    </form>
  )
}
