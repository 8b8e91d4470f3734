/** The fields that are open where the reader is: what Word shows for each stands in the text, and its code says where it leads to. */
export class Fields {
  readonly #open: { code: string; href: string | null }[] = []

  /** Where the text here leads to; null: nowhere outside the file. */
  get href(): string | null {
    return this.#open.findLast((field) => field.href !== null)?.href ?? null
  }

  takeMark(type: string | undefined): void {
    if (type === 'begin') this.#open.push({ code: '', href: null })
    const field = this.#open.at(-1)
    if (type === 'separate' && field) field.href = addressIn(field.code)
    if (type === 'end') this.#open.pop()
  }

  takeCode(code: string): void {
    const field = this.#open.at(-1)
    if (field) field.code += code
  }
}

/** The address that the code of a field leads to; null: none outside the file. */
export function addressIn(code: string): string | null {
  return /^\s*HYPERLINK\s+"?([^"\s\\][^"\s]*)/i.exec(code)?.[1] ?? null
}
