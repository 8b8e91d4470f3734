import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/opt/homebrew/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
]

/** LibreOffice's program for the tests of old Word files, that of LIBREOFFICE or an installed one; null when it is not installed. */
export function findLibreOffice(): string | null {
  return [process.env.LIBREOFFICE ?? '', ...places].find((place) => place !== '' && existsSync(place)) ?? null
}
