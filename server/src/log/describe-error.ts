type Described = { type: string; message: string; stack: string; cause?: Described } & Record<string, unknown>

/** What says which rule was broken where. PostgreSQL's `detail`, `where`, `internalQuery` and the parameters say by whose data. */
const told = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const
const MOST_CAUSES = 5

/** An error for the log, without values of anybody's row. */
export function describeError(error: unknown, depth = 0): Described | { type: string } {
  if (!(error instanceof Error)) return { type: typeof error }
  const hide = hider(error)
  const given = Object.entries(error).filter(([name]) => (told as readonly string[]).includes(name))
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: hide(error.message),
    stack: hide(error.stack ?? ''),
    ...Object.fromEntries(given),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  }
}

/**
 * A message of class 22 quotes the value that it could not take (`invalid input syntax for type date: "…"`); others quote names of
 * tables and rules only.
 */
function hider(error: Error): (text: string) => string {
  const isOfValue = 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
  if (!isOfValue) return (text) => text
  const hidden = error.message.replace(/".*"/s, '"…"')
  return (text) => text.replace(error.message, () => hidden)
}
