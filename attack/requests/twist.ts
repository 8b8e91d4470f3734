type Place = readonly string[]

/** So deep are the values of any call; what is deeper is hostile already. */
const DEEPEST = 6

/** Puts a hostile value in one place of a value, told by a number: the same number is the same place. */
export function twist(value: unknown, number: number, hostile: unknown): unknown {
  const places = placesIn(value, [])
  const place = places[number % Math.max(places.length, 1)]
  return place ? replaced(value, place, hostile) : hostile
}

function placesIn(value: unknown, here: Place): Place[] {
  if (typeof value !== 'object' || value === null || here.length >= DEEPEST) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...here, key]
    return [place, ...placesIn(inner, place)]
  })
}

function replaced(value: unknown, [key, ...rest]: Place, hostile: unknown): unknown {
  if (key === undefined) return hostile
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === key ? replaced(inner, rest, hostile) : inner))
  const holder = value as Record<string, unknown> // it has that key
  return { ...holder, [key]: replaced(holder[key], rest, hostile) }
}
