/**
 * The currencies in which channels report and pay, and how many decimals their smallest unit has (ISO 4217). A currency that is
 * not listed is refused rather than guessed: with the wrong number of decimals an amount would be a hundred times too large.
 */
export const minorDigits = {
  ...digits(0, ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF']),
  ...digits(2, ['AED', 'ARS', 'AUD', 'BDT', 'BGN', 'BOB', 'BRL', 'CAD', 'CHF', 'CNY', 'COP', 'CRC', 'CZK']),
  ...digits(2, ['DKK', 'EGP', 'EUR', 'GBP', 'GEL', 'GHS', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'KES', 'KZT']),
  ...digits(2, ['LBP', 'LKR', 'MAD', 'MOP', 'MXN', 'MYR', 'NGN', 'NOK', 'NPR', 'NZD', 'PEN', 'PHP', 'PKR']),
  ...digits(2, ['PLN', 'QAR', 'RON', 'RSD', 'RUB', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'TWD', 'TZS', 'UAH']),
  ...digits(2, ['USD', 'UYU', 'UZS', 'ZAR']),
  ...digits(3, ['BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND']),
} as const

export type Currency = keyof typeof minorDigits

/** `INR`, ` inr `; and how Indian files write the rupee. */
export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase()
  if (isCurrency(code)) return code
  return code === '₹' || code === 'RS' || code === 'RS.' ? 'INR' : null
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(minorDigits, code)
}

function digits<Code extends string, Digits extends 0 | 2 | 3>(
  count: Digits,
  codes: readonly Code[],
): Record<Code, Digits> {
  // Object.fromEntries knows no keys; these are the codes, each once.
  return Object.fromEntries(codes.map((code) => [code, count])) as Record<Code, Digits>
}
