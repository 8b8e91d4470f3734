import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ProofChange } from '@panai/contract/submissions/proof-changes'
import type { ReactNode } from 'react'
import { changeWords } from './change-words.ts'
import { OpeningButton } from './opening-button.tsx'
import { useOpening } from './use-opening.ts'

type Props = {
  readonly change: ProofChange
  readonly onPage: (page: number) => void
  /** Is told when both pages are wanted. */
  readonly onBoth: () => void
  /** Shows the earlier page and the present one. */
  readonly both: () => ReactNode
}

/** One passage that is another now: where it stands, and what of it is gone and new. */
export function ChangedPassage({ change: { before, now, in_note, runs, left_out }, ...props }: Props) {
  const opening = useOpening()
  const toggle = () => {
    props.onBoth()
    opening.onToggle()
  }
  return (
    <li className="proof-change">
      <div className="proof-bar">
        <button type="button" onClick={() => props.onPage(now.first)}>
          {changeWords.now(now.first, now.last)}
        </button>
        <span>{changeWords.before(before.first, before.last)}</span>
        {in_note && <span>{changeWords.inNote}</span>}
      </div>
      <p dir="auto">
        {runs.map((run, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a passage stay where they are
          <Run key={at} {...run} isFirst={at === 0} />
        ))}
      </p>
      {left_out > 0 && <p className="proof-text-note">{changeWords.leftOut(left_out)}</p>}
      <div className="proof-bar">
        <OpeningButton label={changeWords.both} {...opening} onToggle={toggle} />
      </div>
      {opening.isOpen && <div id={opening.id}>{props.both()}</div>}
    </li>
  )
}

/** Those who hear it are told where each begins. What they are told does not say which way the passage is written. */
function Run({ kind, text, isFirst }: ProofChange['runs'][number] & { isFirst: boolean }) {
  const said = (kind !== 'same' || !isFirst) && (
    <bdi className="proof-said">{` ${changeWords.kinds[kind]} `}</bdi>
  )
  const words = <span lang={scriptLanguage(text)}>{text}</span>
  if (kind === 'gone')
    return (
      <del>
        {said}
        {words}
      </del>
    )
  if (kind === 'new')
    return (
      <ins>
        {said}
        {words}
      </ins>
    )
  return (
    <>
      {said}
      {words}
    </>
  )
}
