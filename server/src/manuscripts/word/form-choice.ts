import type { Attributes } from '../../formats/xml/read-elements.ts'
import { isOn } from './properties.ts'

/** What was chosen in the list of a form, or whether its box was ticked. */
export class FormChoice {
  readonly #entries: string[]
  #at = 0

  constructor(entries: string[]) {
    this.#entries = entries
  }

  get chosen(): string | undefined {
    return this.#entries[this.#at]
  }

  /** Takes in what an element within it says. */
  take(name: string, { val }: Attributes, parent: string): void {
    if (parent === 'ddList' && name === 'result') this.#at = Number(val)
    if (parent === 'ddList' && name === 'listEntry') this.#entries.push(val ?? '')
    if (parent === 'checkBox' && (name === 'default' || name === 'checked')) this.#at = isOn(val) ? 1 : 0
  }
}
