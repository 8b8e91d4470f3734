import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ReactNode } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Words } from '../../ui/words.tsx'

const words = localised(
  {
    until: (day: string) => `Your proof waits for you until ${day}`,
    overdue: (day: string) => `Your proof still waits for you. We had hoped to hear from you by ${day}.`,
  },
  {
    until: (day: string) => `உங்கள் மெய்ப்பு ${day} வரை உங்களுக்காகக் காத்திருக்கிறது`,
    overdue: (day: string) => `உங்கள் மெய்ப்பு இன்னும் உங்களுக்காகக் காத்திருக்கிறது. ${day}-க்குள் உங்கள் பதிலை எதிர்பார்த்தோம்.`,
  },
)

type WaitingProofProps = {
  /** `dueOn` is an ISO date. */
  readonly request: { readonly dueOn: string; readonly isOverdue: boolean; readonly note: string | null }
  /** The way to the pages, where they are elsewhere. */
  readonly children?: ReactNode
}

/** Until when a proof waits for its author, with what the editor says to it. */
export function WaitingProof({ request: { dueOn, isOverdue, note }, children }: WaitingProofProps) {
  const day = dateWords(dueOn)
  return (
    <div className="grid justify-items-start gap-2 border-turmeric border-l-4 bg-leaf px-4 py-3">
      <p className="font-semibold">{isOverdue ? words.overdue(day) : words.until(day)}</p>
      {note !== null && (
        <p lang={scriptLanguage(note)} className="whitespace-pre-line wrap-anywhere">
          <Words text={note} lang={scriptLanguage(note)} />
        </p>
      )}
      {children}
    </div>
  )
}
