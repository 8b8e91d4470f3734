import { localised } from '@panai/contract/language/localised'
import { FEWEST_PAGES, MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import { useHydrated } from '@tanstack/react-router'
import type { Dispatch } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { readPages } from './calculation-search.ts'
import type { CalculatorAction } from './calculator-state.ts'
import { NumberField } from './number-field.tsx'

type PagesFieldProps = {
  /** What is in the field. */
  text: string
  /** The number that counts. */
  pages: number
  dispatch: Dispatch<CalculatorAction>
}

const words = localised(
  {
    label: 'Number of Pages',
    slider: 'Pages',
    bounds: `${FEWEST_PAGES} to ${MOST_PAGES} pages`,
    wrong: (pages: number) => `A book has ${FEWEST_PAGES} to ${MOST_PAGES} pages. Counting ${pages}.`,
  },
  {
    label: 'பக்கங்கள்',
    slider: 'பக்கங்கள், நகர்த்தித் தேர்ந்தெடுக்க',
    bounds: `${FEWEST_PAGES} முதல் ${MOST_PAGES} பக்கங்கள் வரை`,
    wrong: (pages: number) =>
      `ஒரு நூலில் ${FEWEST_PAGES} முதல் ${MOST_PAGES} பக்கங்கள் வரை இருக்கலாம். இப்போது ${pages} பக்கங்களுக்குக் கணக்கிடுகிறோம்.`,
  },
)

/** A number of pages by slider or by number, whichever is at hand; each follows the other. */
export function PagesField({ text, pages, dispatch }: PagesFieldProps) {
  // Without JavaScript only the number is sent, so the slider could not be in step with it.
  const alive = useHydrated()
  const isWrong = readPages(text) === null
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <label htmlFor="pages" className="pb-2.5 font-semibold text-sm">
          {words.label}
        </label>
        <NumberField
          id="pages"
          name="pages"
          min={FEWEST_PAGES}
          max={MOST_PAGES}
          value={text}
          onText={(typed) => dispatch({ type: 'type pages', text: typed })}
          onBlur={() => dispatch({ type: 'leave pages' })}
          aria-invalid={isWrong}
          aria-describedby="pages-hint"
          className="max-w-28"
        />
      </div>
      <input
        type="range"
        aria-label={words.slider}
        min={FEWEST_PAGES}
        max={MOST_PAGES}
        value={pages}
        disabled={!alive}
        onChange={(event) => dispatch({ type: 'type pages', text: event.target.value })}
        className="mt-1 h-11 w-full accent-palm"
      />
      <p id="pages-hint" className={classNames('-mt-2 text-sm', isWrong ? 'text-hibiscus' : 'text-ink-soft')}>
        {isWrong ? words.wrong(pages) : words.bounds}
      </p>
    </div>
  )
}
