import { secretSettings, withSettingFiles } from '../config/setting-files.ts'
import { describeError } from './describe-error.ts'

const secretNames = [...secretSettings, 'CLAMD_URL']
/** Less is found in every text. */
const SHORTEST = 3

/**
 * A bug that ended a program, for whoever sees its output and may pass it on: what and where, with no value of a secret setting, and of the
 * error nothing but its words; what else it holds may be an address with a password.
 */
export function tellBug(error: unknown, settings: Readonly<Record<string, string | undefined>>): string {
  const told: string[] = []
  for (let found: unknown = describeError(error); isDescribed(found); found = found.cause)
    told.push(found.stack ?? found.type)
  return withoutSecrets(`A mistake of the program ended it: ${told.join('\nbecause of ')}`, settings)
}

type Described = { type: string; stack?: string; cause?: unknown }

function isDescribed(found: unknown): found is Described {
  return typeof found === 'object' && found !== null && 'type' in found
}

function withoutSecrets(text: string, settings: Readonly<Record<string, string | undefined>>): string {
  const { values } = withSettingFiles(settings)
  const secrets = secretNames.flatMap((name) => valuesOf(values[name] ?? ''))
  const longestFirst = secrets
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
  const hidden = longestFirst.reduce((left, secret) => left.replaceAll(secret, '…'), text)
  return hidden.replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1…@')
}

/** A setting as it was given, its parts, and the password of an address in both spellings. */
function valuesOf(setting: string): string[] {
  const [, password = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^:@/]*:([^@/]*)@/i.exec(setting) ?? []
  return [setting, ...setting.split(/[\s,]+/), password, decoded(password)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray per cent sign
  }
}
