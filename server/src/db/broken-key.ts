const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'
const FOREIGN_KEY_VIOLATION = '23503'

/** The name of the unique key that a statement broke; null when it failed of something else. */
export function brokenKey(error: unknown): string | null {
  return brokenConstraint(error, UNIQUE_VIOLATION)
}

/** The name of the check that a statement did not pass; null when it failed of something else. */
export function brokenCheck(error: unknown): string | null {
  return brokenConstraint(error, CHECK_VIOLATION)
}

/** The name of the reference that a statement broke: to a row that is not there, or of one that stays; null when it failed of something else. */
export function brokenReference(error: unknown): string | null {
  return brokenConstraint(error, FOREIGN_KEY_VIOLATION)
}

function brokenConstraint(error: unknown, code: string): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) return null
  return 'constraint' in error ? String(error.constraint) : null
}
