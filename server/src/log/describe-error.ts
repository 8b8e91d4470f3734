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

/** The same in a few words, where it is known well enough for what is told. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? hider(error)(error.message) : typeof error
}

function hider(error: Error): (text: string) => string {
  const hidden = withoutValues(error)
  return (text) => text.replace(error.message, () => hidden)
}

/** As PostgreSQL calls, in its source, what `raise` of a function does: it is in every language the same. */
const RAISE = 'exec_stmt_raise'

/**
 * A message of class 22 quotes the value that it could not take (`invalid input syntax for type date: "…"`), and one of our own triggers
 * whatever it refuses, so only the function and its line are logged. Others quote names of tables and rules only.
 */
function withoutValues(error: Error): string {
  if ('routine' in error && error.routine === RAISE) return `refused by ${placeOf(error)}`
  const isOfValue = 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
  return isOfValue ? error.message.replace(/".*"/s, '"…"') : error.message
}

/** The first line of `where` names the function and its line alone; those below it may hold a statement with its values. */
function placeOf(error: Error): string {
  const [first = ''] = 'where' in error ? String(error.where).split('\n') : []
  const [, name = 'a function', line = '?'] =
    /(\w+(?=\()|inline_code_block)(?:\([^)]*\))?\D*(\d+)/.exec(first) ?? []
  return `${name}, line ${line}`
}
