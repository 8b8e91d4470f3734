import type { ManuscriptGuess, ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { choicesOf, editOf, textEditTexts, useNames } from '@panai/contract/manuscripts/text-edit-words'
import { classNames } from '../../ui/class-names.ts'
import { TextInScript } from './text-in-script.tsx'
import type { ChangeText } from './use-text-edits.ts'

type Props = { report: ManuscriptReport; change: ChangeText }

/** Lines that were taken for something by their look, each with what else it may be. */
export function TextGuesses({ report: { guesses, more_guesses }, change }: Props) {
  if (guesses.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-palm">
        {textEditTexts.guesses(guesses.length + more_guesses)}
      </summary>
      <p className="text-ink-soft text-sm">{textEditTexts.guessed}</p>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        {guesses.map((guess) => (
          <Guess key={guess.at} guess={guess} change={change} />
        ))}
      </ul>
      {more_guesses > 0 && <p className="mt-3">{textEditTexts.moreGuesses(more_guesses)}</p>}
    </details>
  )
}

function Guess({ guess, change }: { guess: ManuscriptGuess; change: ChangeText }) {
  const text = guess.text === '' ? textEditTexts.emptyLine : guess.text
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-3">
      {guess.chapter !== null && guess.chapter !== guess.text && (
        <TextInScript text={guess.chapter} className="text-ink-soft text-sm" />
      )}
      <TextInScript text={text} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would read its legend before each of many buttons */}
      <div role="group" aria-label={text} className="flex flex-wrap gap-2">
        {choicesOf(guess).map((use) => (
          <button
            key={use}
            type="button"
            aria-pressed={use === guess.use}
            disabled={change.isPending}
            onClick={() => change.mutate({ make: [editOf(guess, use)] })}
            className={classNames(
              'min-h-11 rounded-sm border px-3 text-sm disabled:opacity-60',
              use === guess.use ? 'border-palm font-semibold text-palm' : 'border-edge',
            )}
          >
            {useNames[use]}
          </button>
        ))}
      </div>
    </li>
  )
}
