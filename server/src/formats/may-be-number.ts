/** Whether a text may be a number with a sign before its decimals or between its thousands. */
export function mayBeNumber(text: string): boolean {
  return /[.,]\p{Nd}/u.test(text)
}
