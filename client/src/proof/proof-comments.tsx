import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ProofComment, ProofPlace } from '@panai/contract/threads/proof-comments'
import type { ThreadSide } from '@panai/contract/threads/thread-rules'
import { type ReactNode, useState } from 'react'
import { CommentForm } from './comment-form.tsx'
import { commentWords } from './comment-words.ts'
import { newestSeen } from './newest-seen.ts'
import type { Shown } from './place-of-comment.ts'

/** A text, and the newest one that its writer has before them. */
type Said = { readonly text: string; readonly seen?: number }

/** What is done with comments. Each fails with what `problem` puts into words. */
export type CommentActions = {
  readonly add: (said: Said & ProofPlace & { sha256: string }, key: string) => Promise<unknown>
  readonly answer: (comment: number, said: Said, key: string) => Promise<unknown>
  readonly close: (comment: number, closed: boolean) => Promise<unknown>
  readonly problem: (cause: unknown) => string
}

/** What author and company have written about the pages, and the side that looks at them. */
export type Conversation = {
  readonly comments: readonly ProofComment[]
  /** Of the file that is shown; null while it has none: nothing can be written about it then. */
  readonly sha256: string | null
  readonly side: ThreadSide
  readonly moment: (iso: string) => string
  /** null: who looks may only read. */
  readonly actions: CommentActions | null
}

type Props = Conversation & {
  readonly places: ReadonlyMap<number, Shown | 'unknown'>
  readonly numbers: ReadonlyMap<number, number>
  readonly onPage: (page: number) => void
}

/** What is open, in the order of the pages, and below it what is done. */
export function ProofComments(props: Props) {
  const open = props.comments.filter(({ closed_at }) => closed_at === null)
  const closed = props.comments.filter(({ closed_at }) => closed_at !== null)
  const list = (comments: readonly ProofComment[]) => (
    <ol>
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} {...props} />
      ))}
    </ol>
  )
  return (
    <>
      {open.length === 0 && <p>{commentWords.none}</p>}
      {open.length > 0 && list(open)}
      {closed.length > 0 && (
        <details>
          <summary>{commentWords.closed(closed.length)}</summary>
          {list(closed)}
        </details>
      )}
    </>
  )
}

/** Where the focus goes from its pin. */
export const commentAnchor = (id: number) => `proof-comment-${id}`

function Comment({
  comment,
  comments,
  sha256,
  places,
  numbers,
  onPage,
  actions,
  side,
  moment,
}: Props & { comment: ProofComment }) {
  const [isAnswering, setAnswering] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const shown = places.get(comment.id)
  const isOpen = comment.closed_at === null
  return (
    <li id={commentAnchor(comment.id)} tabIndex={-1} className="proof-comment">
      <div className="proof-bar">
        {isOpen && <strong aria-hidden="true">{numbers.get(comment.id)}</strong>}
        {shown === undefined || shown === 'unknown' ? (
          <span>{commentWords.older(comment.version, comment.page)}</span>
        ) : (
          <button type="button" onClick={() => onPage(shown.page)}>
            {commentWords.page(shown.page)}
          </button>
        )}
      </div>
      {shown === 'unknown' && <p>{commentWords.unknown}</p>}
      {shown !== 'unknown' && comment.sha256 !== sha256 && (
        <p>{commentWords.moved(comment.version, comment.page)}</p>
      )}
      {shown !== 'unknown' && shown?.isThere === false && <p>{commentWords.lost}</p>}
      <Message {...comment} side={side} moment={moment} />
      {comment.answers.length > 0 && (
        <ul>
          {comment.answers.map((answer) => (
            <li key={answer.id}>
              <Message {...answer} side={side} moment={moment} />
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      {actions && isAnswering && (
        <CommentForm
          label={commentWords.answerTo}
          send={(text, key) => actions.answer(comment.id, { text, ...newestSeen(comments) }, key)}
          problem={actions.problem}
          onSent={() => setAnswering(false)}
          onCancel={() => setAnswering(false)}
        />
      )}
      {actions && !isAnswering && (
        <div className="proof-bar">
          {isOpen && (
            <button type="button" onClick={() => setAnswering(true)}>
              {commentWords.answer}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              setFailure(null)
              actions.close(comment.id, isOpen).catch((cause: unknown) => setFailure(actions.problem(cause)))
            }}
          >
            {isOpen ? commentWords.close : commentWords.reopen}
          </button>
        </div>
      )}
    </li>
  )
}

type MessageProps = Pick<ProofComment, 'from' | 'sender' | 'text' | 'at'> & Pick<Props, 'side' | 'moment'>

function Message({ from, sender, text, at, side, moment }: MessageProps): ReactNode {
  const nobody = from === 'staff' && side === 'author' ? commentWords.publisher : commentWords.gone
  const who = sender ?? nobody
  return (
    <>
      <span>
        <bdi lang={scriptLanguage(who)}>
          <strong>{who}</strong>
        </bdi>
        {' · '}
        <time dateTime={at}>{moment(at)}</time>
      </span>
      <p dir="auto" lang={scriptLanguage(text)}>
        {text}
      </p>
    </>
  )
}
