/** What every answer that is no refusal says first. */
export const success = true as const

/** An answer that is the data alone. */
export const ok = <T>(data: T) => ({ success, data })
