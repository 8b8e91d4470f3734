/** What is typed for the eye of a screen: controls, marks of direction, places where a line may end, more than one space. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
}
