const UNIQUE_VIOLATION = '23505'

/** The name of the unique key that a statement broke; null when it failed of something else. */
export function brokenKey(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null
  return 'constraint' in error ? String(error.constraint) : null
}
