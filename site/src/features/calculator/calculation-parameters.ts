/** The names in the address of the calculator, which are those of the form's fields. */
export const calculationParameters = ['size', 'pages', 'binding', 'interior', 'copies', 'mrp'] as const

/** What the address says, not yet read: the router knows the names only, so that no other page loads what reads the values. */
export type CalculationTexts = { [Name in (typeof calculationParameters)[number]]?: string | undefined }

export function calculationTexts(input: Record<string, unknown>): CalculationTexts {
  return Object.fromEntries(calculationParameters.map((name) => [name, textOf(input[name])]))
}

/** Whether the address may ask for a calculation. */
export function hasCalculation(texts: CalculationTexts): boolean {
  return Object.values(texts).some((text) => text !== undefined)
}

function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined
}
