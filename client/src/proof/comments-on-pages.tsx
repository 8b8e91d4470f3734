import { useRef } from 'react'
import { CommentForm } from './comment-form.tsx'
import { commentWords } from './comment-words.ts'
import { newestSeen } from './newest-seen.ts'
import type { OpenPdf } from './open-pdf.ts'
import { lettersBefore } from './page-words.ts'
import { type Conversation, ProofComments } from './proof-comments.tsx'
import type { Commenting, Draft } from './use-commenting.ts'

type Props = {
  readonly pdf: OpenPdf
  readonly commenting: Commenting
  readonly conversation: Conversation
  /** The pages that lie open. */
  readonly open: readonly number[]
  readonly onPage: (page: number) => void
}

/** Below the pages: a comment that is being written, and all that were. */
export function CommentsOnPages({ pdf, commenting, conversation, open, onPage }: Props) {
  const { draft, setDraft, places, numbers } = commenting
  const { actions, comments, sha256 } = conversation
  const heading = useRef<HTMLHeadingElement>(null)
  const done = () => {
    setDraft(null)
    heading.current?.focus()
  }
  const add = async ({ page, place }: Draft, text: string, key: string) => {
    const before = place ? lettersBefore(await pdf.words(page), place) : null
    const at = { page, x: place?.x ?? null, y: place?.y ?? null, letters_before: before }
    if (actions && sha256 !== null) await actions.add({ sha256, ...at, text, ...newestSeen(comments) }, key)
  }
  return (
    <section className="proof-comments" aria-label={commentWords.title}>
      <h3 ref={heading} tabIndex={-1}>
        {commentWords.title}
      </h3>
      {actions && sha256 !== null && !draft && (
        <>
          <p>{commentWords.hint}</p>
          <div className="proof-bar">
            {open.map((page) => (
              <button key={page} type="button" onClick={() => setDraft({ page, place: null })}>
                {commentWords.onPage(page)}
              </button>
            ))}
          </div>
        </>
      )}
      {actions && sha256 !== null && draft && (
        <CommentForm
          label={commentWords.draft(draft.page)}
          send={(text, key) => add(draft, text, key)}
          problem={actions.problem}
          onSent={done}
          onCancel={done}
        />
      )}
      <ProofComments {...conversation} places={places} numbers={numbers} onPage={onPage} />
    </section>
  )
}
