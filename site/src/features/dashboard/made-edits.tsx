import type { MadeEdit } from '@panai/contract/manuscripts/manuscript-checks'
import { editInWords, textEditTexts } from '@panai/contract/manuscripts/text-edit-words'
import { useId } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { CorrectedText } from './corrected-text.tsx'
import { TextInScript } from './text-in-script.tsx'
import type { ChangeText } from './use-text-edits.ts'

type Props = {
  edits: readonly MadeEdit[]
  change: ChangeText | null
  /** Of the submission whose text can be had as a file; null: it can't, or nothing was changed. */
  download: number | null
}

/** What was changed in the text, by whom, with what became of it, and the way back. */
export function MadeEdits({ edits, change, download }: Props) {
  const heading = useId()
  if (edits.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h3 id={heading} className="font-semibold text-lg">
        {textEditTexts.made}
      </h3>
      <p className="text-ink-soft text-sm">{textEditTexts.unchanged}</p>
      {download !== null && <CorrectedText submissionId={download} />}
      <ul className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
        {edits.map((made) => (
          <Made key={made.place} made={made} change={change} />
        ))}
      </ul>
      {change && edits.length > 1 && (
        <Button
          variant="secondary"
          disabled={change.isPending}
          onClick={() => change.mutate({ undo: edits.map(({ place }) => place) })}
        >
          {textEditTexts.undoAll}
        </Button>
      )}
    </section>
  )
}

function Made({ made, change }: { made: MadeEdit; change: ChangeText | null }) {
  const { edit, place, at, by, result } = made
  const words = editInWords(edit)
  const [sample] = result?.samples ?? []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 border-line border-t pt-3">
      <TextInScript text={words} />
      <p className="text-ink-soft text-sm">
        {by === null ? dateWords(at) : `${by}, ${dateWords(at)}`}
        {result && result.count > 0 && edit.kind !== 'paragraph' && ` · ${textEditTexts.times(result.count)}`}
      </p>
      {result?.is_in_file && <p>{textEditTexts.inFile}</p>}
      {result?.count === 0 && !result.is_in_file && <p>{textEditTexts.lost}</p>}
      {sample && <BeforeAndAfter before={sample.before} after={sample.after} />}
      {change && (
        <Button
          variant="quiet"
          className="-ml-2"
          aria-label={`${textEditTexts.undo}: ${words}`}
          disabled={change.isPending}
          onClick={() => change.mutate({ undo: [place] })}
        >
          {textEditTexts.undo}
        </Button>
      )}
    </li>
  )
}
