/** Code of the browsers. */
const browsers = ['site/src/', 'staff/src/', 'client/src/']

/** Every place of the product that a rule of choosing speaks of, in one list: a folder ends with a slash. */
export const places = {
  browsers,
  /** A change of these can show in a browser. */
  shown: [...browsers, 'site/public/', 'contract/src/', 'server/src/'],
  /** Each file in it is a page. */
  pages: 'site/src/routes/',
  endpoints: ['contract/src/endpoints.ts', 'contract/src/staff-endpoints.ts'],
  /** What all subjects of the contract stand on. */
  sharedRooms: ['brand', 'http', 'language', 'money', 'pictures'].map((room) => `contract/src/${room}/`),
  /** Each folder in these is a subject of its own. */
  subjects: ['server/src/features/', 'site/src/features/', 'demo/src/', 'staff/src/'],
  /** What is looked at in the browser when nothing tells which screens a change can touch. */
  smoke: ['home', 'login', 'staff-console'].map((name) => `e2e/journeys/${name}.spec.ts`),
}

export function isIn(folders: readonly string[], file: string): boolean {
  return folders.some((folder) => file.startsWith(folder))
}

/** @throws Error that names the places that are no more: a rule about them would choose nothing, without a word. */
export function refuseMissingPlaces(files: readonly string[]): void {
  const missing = [...new Set(Object.values(places).flat())].filter(
    (place) => !files.some((file) => (place.endsWith('/') ? file.startsWith(place) : file === place)),
  )
  if (missing.length > 0)
    throw new Error(`Tests are chosen by places that do not exist: ${missing.join(', ')}. See places.ts.`)
}
