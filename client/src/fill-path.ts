/** The path with its parameters put in, and the fields that were none. */
export function fillPath(path: string, input: object): { address: string; rest: [string, unknown][] } {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`)
  const address = given
    .filter(isInPath)
    .reduce((filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))), path)
  return { address, rest: given.filter((field) => !isInPath(field)) }
}
