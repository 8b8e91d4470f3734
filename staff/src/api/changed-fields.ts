type Values = Readonly<Record<string, unknown>>

/** What of a form differs from the record that it was filled from. Two values are the same when they would be sent the same. */
export function changedFields(values: Values, before: Values | undefined): Values {
  if (!before) return values
  return Object.fromEntries(
    Object.entries(values)
      // A field that was emptied has to be sent, and undefined is not.
      .map(([name, value]) => [name, value ?? null] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? null)),
  )
}
