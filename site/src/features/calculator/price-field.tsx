import { localised } from '@panai/contract/language/localised'
import type { Paise } from '@panai/contract/money/money'
import { decimalRupees } from '@panai/contract/money/rupees'
import type { ChangeEvent, Dispatch, KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass } from '../../ui/field.tsx'
import type { CalculatorAction } from './calculator-state.ts'
import {
  enterPrice,
  type PriceEntry,
  priceHint,
  settlePrice,
  shortenPrice,
  shortenWaiting,
  stepPrice,
  stopWaiting,
  typeIntoPrice,
} from './price-entry.ts'

type PriceFieldProps = {
  price: PriceEntry
  /** Null before the first calculation. */
  minimum: Paise | null
  dispatch: Dispatch<CalculatorAction>
}

const words = localised(
  { label: 'MRP (Rs.)', notYet: 'Click Calculate first', soFar: 'Typed so far:' },
  { label: 'அதிகபட்ச விலை (MRP), ரூ.', notYet: 'முதலில் கணக்கிடுக', soFar: 'இதுவரை எழுதியது:' },
)

/** The MRP: set by the calculation, then free for the author from the suggested price up. */
export function PriceField({ price, minimum, dispatch }: PriceFieldProps) {
  const hint = priceHint(price, minimum)
  const set = (changed: PriceEntry) => dispatch({ type: 'set price', price: changed })
  return (
    <div>
      <label htmlFor="mrp" className="mb-1 block font-semibold text-sm">
        {words.label}
      </label>
      <input
        id="mrp"
        name="mrp"
        // Not of type number: such a field tells nobody where the caret is, and what a key would make of the text.
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={minimum === null ? undefined : minimum / 100}
        aria-valuenow={minimum === null ? undefined : (price.custom ?? minimum) / 100}
        aria-valuetext={price.text || undefined}
        aria-describedby="mrp-hint"
        disabled={minimum === null}
        placeholder={minimum === null ? words.notYet : decimalRupees(minimum)}
        value={price.text}
        onKeyDown={(event) => minimum !== null && handleKey(event, price, minimum, set)}
        onChange={(event) => minimum !== null && set(changedPrice(event, price, minimum))}
        onPointerDown={() => set(stopWaiting(price))}
        onBlur={() => minimum !== null && set(settlePrice(price, minimum))}
        className={classNames(fieldClass, 'tabular-nums')}
      />
      <div id="mrp-hint" role="status" className="mt-1 text-sm">
        <p className={hint.isWrong ? 'text-hibiscus' : 'text-ink-soft'}>{hint.text}</p>
        {price.waiting !== '' && <p className="text-ink-soft">{`${words.soFar} ${price.waiting}`}</p>}
      </div>
    </div>
  )
}

const caretKeys = /^(Arrow(Left|Right)|Home|End|Delete|Escape)$/

/** Blocks a key that would bring the price below the minimum; the keys that edit are never blocked. */
function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  price: PriceEntry,
  minimum: Paise,
  set: (changed: PriceEntry) => void,
): void {
  const { key, currentTarget: field } = event
  const commands = event.ctrlKey || event.metaKey || event.altKey
  if (key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown') {
    // Enter would press Calculate, which sets the suggested price again: this one counts already.
    event.preventDefault()
    if (key !== 'Enter') set(stepPrice(price, key === 'ArrowUp' ? 1 : -1, minimum))
  } else if (key === 'Backspace' && price.waiting !== '' && !commands) {
    event.preventDefault()
    set(shortenWaiting(price))
  } else if (commands || caretKeys.test(key)) {
    if (price.refused !== null) set(stopWaiting(price))
  } else if (key.length === 1) {
    const { value, selectionStart, selectionEnd } = field
    const withIt =
      value.slice(0, selectionStart ?? value.length) + key + value.slice(selectionEnd ?? value.length)
    const typed = typeIntoPrice(price, key, withIt, minimum)
    if (typed.text === withIt) return
    event.preventDefault()
    set(typed)
  }
}

/** What came in without a key of its own: from a phone's keyboard, a paste, a drop, autofill, or a deletion. */
function changedPrice(event: ChangeEvent<HTMLInputElement>, price: PriceEntry, minimum: Paise): PriceEntry {
  const { value } = event.target
  const { inputType = '', data } = event.nativeEvent as Partial<InputEvent> // a change by script is a plain event
  if (/^(delete|history)/.test(inputType)) return shortenPrice(price, value, minimum)
  if (inputType === 'insertText' && data?.length === 1) return typeIntoPrice(price, data, value, minimum)
  return enterPrice(price, value, minimum)
}
