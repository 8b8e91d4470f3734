const TAMIL_ZERO = '௦'.charCodeAt(0)

/** `௧௨௫௦` as `1250`; all else stays. */
export function withoutTamilDigits(text: string): string {
  return text.replace(/[௦-௯]/g, (digit) => String(digit.charCodeAt(0) - TAMIL_ZERO))
}
