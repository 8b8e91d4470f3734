type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Without what is not given. */
export function definedOf<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T> // of these names
}
