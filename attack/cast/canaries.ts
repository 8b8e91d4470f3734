import { isStaffRole, type Permission, roleMay } from '@panai/contract/permissions'
import { Unzip, UnzipInflate } from 'fflate'
import { DATA_KEY, SECRET_KEY } from '../lib/server.ts'
import type { CallerName, People } from './people.ts'

/** A text that stands in one private place only, and who may read it there beside its owner. */
type Canary = { name: string; text: string; mayRead: readonly Permission[] | 'owner' | 'nobody' }

export type Canaries = {
  text: (name: CanaryName) => string
  /** The names of those in an answer that this caller may not read. */
  foundBy: (caller: CallerName, answer: Buffer) => string[]
  /** The names of those in a line of the log, where none may stand. */
  inLog: (line: string) => string[]
}

/** What is private, and who may read it. */
const audience = {
  'title of a manuscript': ['submissions.read', 'letters.read'],
  'link to a manuscript': ['submissions.read'],
  'note of an editor': ['submissions.read'],
  'message of an author': ['letters.read', 'submissions.read'],
  'letter of a visitor': ['letters.read'],
  'name of a buyer': ['money.read'],
  'number of a bank account': ['money.move'],
  'telephone of an account': ['accounts.read', 'submissions.read', 'letters.read', 'money.read'],
  'address of an account': [
    'accounts.read',
    'submissions.read',
    'letters.read',
    'money.read',
    'catalogue.read',
  ],
  'what goes by': 'nobody',
} as const satisfies Record<string, readonly Permission[] | 'nobody'>
type CanaryName = keyof typeof audience

/** Digits where only digits may stand, else a word that survives cleaning, folding and quoting. */
export function makeCanaries(people: People, mark: string): Canaries {
  const digits = String(Number.parseInt(mark, 16)).padStart(10, '7').slice(0, 10)
  const special: Partial<Record<CanaryName, string>> = {
    // As the payees of the tests have it.
    'number of a bank account': String(30_000_000_000 + (people.of('owner').authorId ?? 0)),
    'telephone of an account': `8${digits.slice(1)}`,
    'address of an account': `owner.${mark}@canary.example`,
  }
  const names = Object.keys(audience) as CanaryName[] // the keys of the list itself
  const all: Canary[] = names.map((name, at) => ({
    name,
    text: special[name] ?? `kanari${String.fromCharCode(97 + at)}${mark}`,
    mayRead: audience[name],
  }))
  const secrets: Canary[] = [
    { name: 'hash of a password', text: '$argon2', mayRead: 'nobody' },
    { name: 'secret key', text: SECRET_KEY, mayRead: 'nobody' },
    { name: 'data key', text: DATA_KEY, mayRead: 'nobody' },
  ]
  const whole = [...all, ...secrets]

  function mayRead({ mayRead: who }: Canary, caller: CallerName): boolean {
    if (who === 'nobody' || caller === 'visitor') return false
    if (caller === 'owner') return true
    if (caller === 'unset' || caller === 'asked') return false
    const { role } = people.of(caller)
    return isStaffRole(role) && who !== 'owner' && who.some((permission) => roleMay(role, permission))
  }

  return {
    text: (name) => all.find((canary) => canary.name === name)?.text ?? '',
    foundBy(caller, answer) {
      const watched = whole.filter((canary) => !mayRead(canary, caller))
      const texts = textsOf(answer)
      return watched.filter(({ text }) => texts.some((one) => one.includes(text))).map(({ name }) => name)
    },
    inLog: (line) => whole.filter(({ text }) => line.includes(text)).map(({ name }) => name),
  }
}

/** The answer as it is, and what is packed in it: workbooks and archives are zips, written as streams. */
function textsOf(answer: Buffer): string[] {
  const plain = answer.toString('latin1')
  return plain.startsWith('PK\x03\x04') ? [plain, unpacked(answer)] : [plain]
}

function unpacked(archive: Buffer): string {
  let text = ''
  const reader = new Unzip((entry) => {
    entry.ondata = (_, piece) => {
      if (piece) text += Buffer.from(piece).toString('latin1')
    }
    entry.start()
  })
  reader.register(UnzipInflate)
  reader.push(archive, true)
  return text
}
