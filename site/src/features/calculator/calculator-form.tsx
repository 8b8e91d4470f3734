import { bindings, interiors } from '@panai/contract/calculator-rates'
import type { PrintedBook } from '@panai/contract/royalty-calculator'
import { trimSizes } from '@panai/contract/vocabulary'
import { type ChangeEvent, type Dispatch, type FormEvent, memo } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { type Calculator, type CalculatorAction, minimumPrice } from './calculator-state.ts'
import { NumberField } from './number-field.tsx'
import { PagesField } from './pages-field.tsx'
import { PriceField } from './price-field.tsx'
import { Spinner } from './spinner.tsx'
import { useCalculate } from './use-calculate.ts'

type CalculatorFormProps = { state: Calculator; dispatch: Dispatch<CalculatorAction> }

/** What the book is and how many copies are sold. Without JavaScript it is a plain form whose answer is a page. */
export function CalculatorForm({ state, dispatch }: CalculatorFormProps) {
  const { busy, calculate, button } = useCalculate(dispatch)
  const minimum = minimumPrice(state)
  return (
    <form
      action="/royaltyform"
      noValidate
      aria-labelledby="calculate"
      className="flex flex-col gap-5 rounded-lg border border-line p-4 sm:p-6 print:hidden"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        calculate()
      }}
    >
      <h2 id="calculate" className="text-xl">
        Calculate Your Royalties
      </h2>
      <Choice
        label="Book Size"
        name="size"
        options={trimSizes}
        value={state.book.size}
        changeTo={toSize}
        dispatch={dispatch}
      />
      <PagesField text={state.pages} pages={state.book.pages} dispatch={dispatch} />
      <Choice
        label="Binding Type"
        name="binding"
        options={bindings}
        value={state.book.binding}
        changeTo={toBinding}
        dispatch={dispatch}
      />
      <Choice
        label="Interior Type"
        name="interior"
        options={interiors}
        value={state.book.interior}
        changeTo={toInterior}
        dispatch={dispatch}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <Labelled label="Copies Sold">
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
            {Number(state.copies) < 1 ? 'Enter at least 1 copy.' : 'At least 1'}
          </p>
        </div>
        <PriceField price={state.price} minimum={minimum} dispatch={dispatch} />
      </div>
      <Button ref={button} type="submit" disabled={busy} className="mt-auto text-lg">
        {busy ? (
          <>
            <Spinner />
            Calculating...
          </>
        ) : (
          'Calculate'
        )}
      </Button>
    </form>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  name: string
  options: readonly T[]
  value: T
  changeTo: (option: T) => Partial<Pick<PrintedBook, 'size' | 'binding' | 'interior'>>
  dispatch: Dispatch<CalculatorAction>
}

const toSize = (size: PrintedBook['size']) => ({ size })
const toBinding = (binding: PrintedBook['binding']) => ({ binding })
const toInterior = (interior: PrintedBook['interior']) => ({ interior })

/** A list of many options, which a keystroke in another field leaves alone. */
const Choice = memo(ChoiceField) as typeof ChoiceField // memo() forgets that it depends on a type

function ChoiceField<T extends string>({ label, name, options, value, changeTo, dispatch }: ChoiceProps<T>) {
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[event.target.selectedIndex]
    if (chosen !== undefined) dispatch({ type: 'choose', change: changeTo(chosen) })
  }
  return (
    <Labelled label={label}>
      <select name={name} value={value} onChange={choose} className={classNames(fieldClass, 'pr-0 pl-2')}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  )
}
