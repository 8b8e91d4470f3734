import { newKey } from '@panai/client/new-key'
import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { problemWith } from '@panai/contract/language/text-rules'
import type { QueryMessage } from '@panai/contract/statements/statements'
import { questionRule } from '@panai/contract/threads/thread-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { siteName } from '../../brand.ts'
import { dateWords } from '../../reading/date-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Words } from '../../ui/words.tsx'
import { problemText } from '../author-area/author-data.tsx'
import { authedApi, authedSend } from '../session/index.ts'

const words = localised(
  {
    written: 'What was written about this line',
    you: 'You',
    question: 'What would you like to know about this line?',
    sending: 'Sending...',
    ask: 'Ask',
  },
  {
    written: 'இந்தப் பதிவைப் பற்றி எழுதியவை',
    you: 'நீங்கள்',
    question: 'இந்தப் பதிவைப் பற்றி என்ன அறிய விரும்புகிறீர்கள்?',
    sending: 'அனுப்புகிறோம்...',
    ask: 'கேள்வியை அனுப்புக',
  },
)

/** What was written about a line, and where to ask about it. Another try of the same question asks it once. */
export function LineQuery({ authorId, lineId }: { authorId: number; lineId: number }) {
  const id = String(lineId)
  const field = useId()
  const queryKey = ['line-messages', authorId, lineId]
  const client = useQueryClient()
  const key = useRef(newKey())
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => authedApi('/api/author/statement-lines/{id}/messages', { id }, { signal }),
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      authedSend(
        'POST',
        '/api/author/statement-lines/{id}/messages',
        { id, text },
        { idempotencyKey: key.current },
      ),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      void client.invalidateQueries({ queryKey: ['statement-lines', authorId] })
      setText('')
      key.current = newKey()
    },
    onError: (cause) => setProblem(problemText(cause)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = problemWith(questionRule, text)
    setProblem(found)
    if (found === null) mutate()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
      {data && data.data.length > 0 && (
        <ul className="grid gap-2" aria-label={words.written}>
          {data.data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
        <label htmlFor={field} className="font-semibold text-sm">
          {words.question}
        </label>
        <textarea
          id={field}
          dir="auto"
          rows={3}
          value={text}
          // What is typed while a question is on its way would go with it when it has arrived.
          readOnly={isPending}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${field}-problem`}
          className={`${checkedFieldClass} block resize-y py-2`}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
            key.current = newKey()
          }}
        />
        {problem !== null && (
          <Alert>
            <span id={`${field}-problem`}>{problem}</span>
          </Alert>
        )}
        <div>
          <SubmitButton busy={isPending} busyLabel={words.sending}>
            {words.ask}
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}

function Message({ message: { from, sender, text, at } }: { message: QueryMessage }) {
  const isOwn = from === 'author'
  const who = isOwn ? words.you : (sender ?? siteName)
  return (
    <li
      className={`max-w-[90%] rounded-lg px-4 py-2 ${isOwn ? 'ml-auto bg-leaf' : 'mr-auto border border-line'}`}
    >
      <p className="text-ink-soft text-sm">
        <bdi lang={scriptLanguage(who)} className="font-semibold text-ink">
          {who}
        </bdi>
        {' · '}
        <time dateTime={at}>{dateWords(at)}</time>
      </p>
      <p dir="auto" lang={scriptLanguage(text)} className="whitespace-pre-line wrap-anywhere">
        <Words text={text} lang={scriptLanguage(text)} />
      </p>
    </li>
  )
}
