import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that can stand in a file, which NAME_FILE names, instead of in the environment. */
export const secretSettings = [
  ...['SECRET_KEY', 'DATA_KEYS', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL', 'STAFF_PASSWORD'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
] as const

/** No secret is longer: a wrong name must not read a whole disk. */
const LONGEST = 65_536

/**
 * The settings with what stands in files among them. A relative name is looked up in CREDENTIALS_DIRECTORY, where systemd puts
 * credentials. What is wrong is said by the name of the setting; the name of the file may be a secret that was put in the wrong place.
 */
export function withSettingFiles(environment: Environment) {
  const values: Record<string, string | undefined> = { ...environment }
  const fromFiles = new Set<string>()
  const mistakes: string[] = []
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`] ?? ''
    if (file === '') continue
    fromFiles.add(name)
    const read = (environment[name] ?? '') === '' ? readSecret(file, environment) : BOTH
    if ('mistake' in read) mistakes.push(`${name}_FILE ${read.mistake(name)}`)
    values[name] = 'text' in read ? read.text : undefined
  }
  return { values, fromFiles, mistakes }
}

const BOTH = { mistake: (name: string) => `and ${name} are both set; set one of them` }

function readSecret(file: string, { CREDENTIALS_DIRECTORY: credentials = '' }: Environment) {
  if (!path.isAbsolute(file) && credentials === '')
    return refuse('must be an absolute path, or the name of a file in CREDENTIALS_DIRECTORY')
  const place = path.resolve(credentials, file)
  try {
    const found = statSync(place)
    if (!found.isFile()) return refuse('must name a file')
    if (found.size > LONGEST) return refuse(`must name a file of at most ${LONGEST} bytes`)
    // Editors and `echo` end a file with a line break, which is no part of the secret.
    const text = readFileSync(place, 'utf8').replace(/[\r\n]+$/, '')
    return text === '' ? refuse('must name a file that is not empty') : { text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return refuse(`must name a file that can be read (${reasons[code] ?? 'it could not be read'})`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is none',
  ENOTDIR: 'there is none',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
}

const refuse = (words: string) => ({ mistake: () => words })
