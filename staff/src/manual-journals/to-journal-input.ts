/** The form asks for whose favour, except with an advance, and for an amount without a sign; the call has one amount with its sign. */
export function toJournalInput({ favour, amount, ...rest }: Readonly<Record<string, unknown>>): object {
  const isAgainst = favour === 'against' && rest.kind !== 'advance'
  return { ...rest, amount: isAgainst ? -Number(amount) : Number(amount) }
}
