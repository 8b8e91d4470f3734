/** What can be wrong with a file by its format alone, whatever it is about. */
export type FormatProblem =
  | 'damaged'
  | 'password_protected'
  | 'not_text'
  | 'bad_encoding'
  | 'bomb'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'text_too_long'
  | 'open_quote'
  | 'stray_quote'

/** Where it stands; rows are counted as a spreadsheet counts, from 1. */
export type FormatPlace = { sheet?: string; row?: number; found?: string }

/** The file can't be read; what was given out of it before must be thrown away. */
export class BrokenFile extends Error {
  readonly code: FormatProblem
  readonly place: FormatPlace

  constructor(code: FormatProblem, place: FormatPlace = {}) {
    super(place.found === undefined ? code : `${code}: ${place.found}`)
    this.name = 'BrokenFile'
    this.code = code
    this.place = place
  }
}

/** What a reader has against a file, as what is wrong with the file. Faults of the system and of our own stay what they are. */
export function asBrokenFile(error: unknown): unknown {
  if (error instanceof BrokenFile || !(error instanceof Error) || error instanceof TypeError) return error
  const isOurs = 'syscall' in error || error instanceof ReferenceError
  return isOurs ? error : new BrokenFile('damaged', { found: error.message })
}
