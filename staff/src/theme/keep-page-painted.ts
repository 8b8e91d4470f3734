import { store } from '../store.ts'
import { colours, type Scheme } from './colours.ts'

const night = matchMedia('(prefers-color-scheme: dark)')

/** Gives what is outside of the kit the colours of the scheme: that of the device, unless somebody has chosen. */
export function keepPagePainted(): void {
  paint()
  night.addEventListener('change', paint)
  store.setup()
  store.subscribe('theme', paint)
}

function paint(): void {
  const scheme: Scheme = store.getItem<Scheme>('theme') ?? (night.matches ? 'dark' : 'light')
  const { style } = document.documentElement
  style.colorScheme = scheme
  for (const [name, colour] of Object.entries(colours[scheme])) style.setProperty(`--color-${name}`, colour)
}
