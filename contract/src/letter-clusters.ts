// In Tamil: a consonant, or those that are drawn as one letter, with its signs. In scripts that stack their
// consonants all that are joined, with their signs. Of all else one character.
const cluster =
  /(?:க்ஷ|[ஸஶ]்ரீ|[\u0b95-\u0bb9])[\u0bbe-\u0bcd\u0bd7]*|[\u0b80-\u0bff][\u0bbe-\u0bcd\u0bd7]*|(?:\p{Lo}\u093c?[\u094d\u0c4d\u0ccd\u0d4d][\u200c\u200d]?)*\p{Lo}[\p{M}\u200c\u200d]*|[^\s\u0b80-\u0bff]|\s/gu

/** A text in the pieces that are shaped by themselves: nothing reaches across their borders. */
export function findClusters(text: string): string[] {
  return text.match(cluster) ?? []
}
