// A consonant, or one of those that are drawn as one letter, with the signs that belong to it; of other scripts one character.
const cluster =
  /(?:க்ஷ|[ஸஶ]்ரீ|[\u0b95-\u0bb9])[\u0bbe-\u0bcd\u0bd7]*|[\u0b80-\u0bff][\u0bbe-\u0bcd\u0bd7]*|[^\s\u0b80-\u0bff]|\s/gu

/** A text in the pieces that are shaped by themselves: nothing reaches across their borders. */
export function findClusters(text: string): string[] {
  return text.match(cluster) ?? []
}
