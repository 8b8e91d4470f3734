import sheet from '@panai/client/colours.css?raw'

export type Scheme = 'light' | 'dark'

const names = [
  'paper',
  'leaf',
  'ink',
  'ink-soft',
  'palm',
  'palm-deep',
  'on-palm',
  'turmeric',
  'hibiscus',
  'info',
  'line',
  'edge',
  'slice-purple',
] as const
export type Colours = Readonly<Record<(typeof names)[number], string>>

const [byDay = '', byNight = ''] = sheet.split('prefers-color-scheme: dark')

/** The colours of the house, read from the style sheet that the site has them from. */
export const colours: Readonly<Record<Scheme, Colours>> = { light: read(byDay), dark: read(byNight) }

function read(part: string): Colours {
  const found = new Map(
    [...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  )
  return Object.fromEntries(names.map((name) => [name, found.get(name)])) as Colours // a test finds each of them
}
