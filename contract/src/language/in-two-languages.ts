const inTamil = new Map<string, string>()

/**
 * What the server refuses with: `localised` on a page, and known to the server in Tamil too, for who asks for that. Only for texts that
 * a module has once and for all, since each is kept. `localised` tells which function is for what.
 */
export function inTwoLanguages(english: string, tamil: string): string {
  inTamil.set(english, tamil)
  return english
}

/** The Tamil of such a text, undefined where nobody has written one. */
export function tamilOf(english: string): string | undefined {
  return inTamil.get(english)
}
