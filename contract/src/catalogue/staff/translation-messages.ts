/** What the console says of texts in two languages. Browsers load this. */

export const translationMessages = {
  notWhole: (language: string) =>
    `Please write this in ${language} too, or empty all that is written in ${language}`,
  own: (language: string) =>
    `The text itself is in ${language}: please empty this or choose another language`,
} as const
