import { localised } from '@panai/contract/language/localised'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { bindings, interiors } from '@panai/contract/royalties/calculator-rates'
import type { PrintedBook } from '@panai/contract/royalties/royalty-calculator'
import { type ChangeEvent, type Dispatch, type FormEvent, memo } from 'react'
import { addressHere } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { type Calculator, type CalculatorAction, minimumPrice } from './calculator-state.ts'
import { bindingTitle, interiorTitle, sizeTitle } from './choice-titles.ts'
import { NumberField } from './number-field.tsx'
import { PagesField } from './pages-field.tsx'
import { PriceField } from './price-field.tsx'
import { useCalculate } from './use-calculate.ts'

const words = localised(
  {
    title: 'Calculate Your Royalties',
    size: 'Book Size',
    binding: 'Binding Type',
    interior: 'Interior Type',
    copies: 'Copies Sold',
    atLeast: 'At least 1',
    noCopies: 'Enter at least 1 copy.',
    calculating: 'Calculating...',
    calculate: 'Calculate',
  },
  {
    title: 'உரிமைத்தொகையைக் கணக்கிடுங்கள்',
    size: 'நூல் அளவு',
    binding: 'அட்டை வகை',
    interior: 'உட்பக்கம்',
    copies: 'விற்கும் பிரதிகள்',
    atLeast: 'குறைந்தது 1',
    noCopies: 'குறைந்தது 1 பிரதி என்று எழுதுங்கள்.',
    calculating: 'கணக்கிடுகிறோம்...',
    calculate: 'கணக்கிடுக',
  },
)

type CalculatorFormProps = { state: Calculator; dispatch: Dispatch<CalculatorAction> }

/** What the book is and how many copies are sold. Without JavaScript it is a plain form whose answer is a page. */
export function CalculatorForm({ state, dispatch }: CalculatorFormProps) {
  const { busy, calculate, button } = useCalculate(dispatch)
  const minimum = minimumPrice(state)
  return (
    <form
      action={addressHere('/royaltyform')}
      noValidate
      aria-labelledby="calculate"
      className="flex flex-col gap-5 rounded-lg border border-line p-4 sm:p-6 print:hidden"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        calculate()
      }}
    >
      <h2 id="calculate" className="text-xl">
        {words.title}
      </h2>
      <Choice
        label={words.size}
        name="size"
        options={trimSizes}
        titleOf={sizeTitle}
        value={state.book.size}
        changeTo={toSize}
        dispatch={dispatch}
      />
      <PagesField text={state.pages} pages={state.book.pages} dispatch={dispatch} />
      <Choice
        label={words.binding}
        name="binding"
        options={bindings}
        titleOf={bindingTitle}
        value={state.book.binding}
        changeTo={toBinding}
        dispatch={dispatch}
      />
      <Choice
        label={words.interior}
        name="interior"
        options={interiors}
        titleOf={interiorTitle}
        value={state.book.interior}
        changeTo={toInterior}
        dispatch={dispatch}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <Labelled label={words.copies}>
            <NumberField
              name="copies"
              min={1}
              value={state.copies}
              onText={(text) => dispatch({ type: 'type copies', text })}
              onKeyDown={(event) => {
                // It would press Calculate, which takes away the author's own price; the copies count already.
                if (event.key === 'Enter' && minimum !== null) event.preventDefault()
              }}
              aria-describedby="copies-hint"
            />
          </Labelled>
          <p id="copies-hint" className="mt-1 text-ink-soft text-sm">
            {Number(state.copies) < 1 ? words.noCopies : words.atLeast}
          </p>
        </div>
        <PriceField price={state.price} minimum={minimum} dispatch={dispatch} />
      </div>
      <Button ref={button} type="submit" disabled={busy} className="mt-auto text-lg">
        {busy ? (
          <>
            <Spinner />
            {words.calculating}
          </>
        ) : (
          words.calculate
        )}
      </Button>
    </form>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  name: string
  options: readonly T[]
  titleOf: (option: T) => string
  value: T
  changeTo: (option: T) => Partial<Pick<PrintedBook, 'size' | 'binding' | 'interior'>>
  dispatch: Dispatch<CalculatorAction>
}

const toSize = (size: PrintedBook['size']) => ({ size })
const toBinding = (binding: PrintedBook['binding']) => ({ binding })
const toInterior = (interior: PrintedBook['interior']) => ({ interior })

/** A list of many options, which a keystroke in another field leaves alone. */
const Choice = memo(ChoiceField) as typeof ChoiceField // memo() forgets that it depends on a type

function ChoiceField<T extends string>({
  label,
  name,
  options,
  titleOf,
  value,
  changeTo,
  dispatch,
}: ChoiceProps<T>) {
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[event.target.selectedIndex]
    if (chosen !== undefined) dispatch({ type: 'choose', change: changeTo(chosen) })
  }
  return (
    <Labelled label={label}>
      <select name={name} value={value} onChange={choose} className={classNames(fieldClass, 'pr-0 pl-2')}>
        {options.map((option) => (
          <option key={option} value={localised<string | undefined>(undefined, option)}>
            {titleOf(option)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A ring that turns while something is worked out; it stands still for anyone who wants no motion. */
function Spinner() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="motion-safe:animate-spin"
    >
      <circle cx="10" cy="10" r="8" opacity="0.35" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  )
}
