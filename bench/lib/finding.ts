/** One line of the table. `reached` is null where there is no bound, only a figure worth knowing. */
export type Finding = { row: string; figure: string; bound: string; reached: boolean | null }

/** What a row of the benchmark gives back: lines for the table, remarks printed below it, and all figures for the file. */
export type Outcome = { findings: Finding[]; remarks?: string[]; figures: unknown }
