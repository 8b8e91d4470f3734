import { localised } from '@panai/contract/language/localised'

/** Names of the buttons of what moves by itself; `what` it is. */
export const pauseName = localised(
  (what: string) => `Pause ${what}`,
  (what: string) => `${what}: நிறுத்துக`,
)
export const playName = localised(
  (what: string) => `Play ${what}`,
  (what: string) => `${what}: தொடர்க`,
)

/** The name of a dot that leads to one of several places. */
export const dotName = localised(
  (place: number, count: number) => `Show ${place} of ${count}`,
  (place: number, count: number) => `${count} இடங்களில் இடம் ${place}: காட்டுக`,
)

export const film = localised('the film', 'திரைப்படம்')
