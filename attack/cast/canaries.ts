import { keysOf } from '@panai/contract/http/keys-of'
import { isStaffRole, type Permission, roleMay } from '@panai/contract/http/permissions'
import { Unzip, UnzipInflate } from 'fflate'
import { DATA_KEY, SECRET_KEY } from '../lib/server.ts'
import type { CallerName } from './callers.ts'
import type { People } from './people.ts'

/** A text that is in one private place only, and who may read it. */
type Canary = { name: string; text: string; mayRead: (caller: CallerName) => boolean; mayBeStored: boolean }

export type Canaries = {
  text: (name: CanaryName) => string
  /** Looks from now on for a secret that was issued. */
  watch: (name: string, text: string, holders?: readonly CallerName[]) => void
  /** The names of those in an answer that this caller may not read. */
  foundBy: (caller: CallerName, answer: Buffer) => string[]
  /** Whether one is in an answer, whoever may read it. */
  isIn: (name: CanaryName, answer: Buffer) => boolean
  /** The names of those in a line of the log, where none may stand. */
  inLog: (line: string) => string[]
  /** Those that may stand in no table as they are. */
  neverStored: () => readonly { name: string; text: string }[]
}

/** What is private, and who of the company's people may read it. */
const staffMay = {
  'title of a manuscript': ['submissions.read', 'letters.read'],
  'link to a manuscript': ['submissions.read'],
  'page of a manuscript': ['submissions.read'],
  'note of an editor': ['submissions.read'],
  'message of an author': ['letters.read', 'submissions.read'],
  'answer of an editor': ['letters.read', 'submissions.read'],
  'file with a message': ['letters.read', 'submissions.read'],
  'question about a statement': ['money.read'],
  'comment on a page': ['submissions.read', 'letters.read'],
  'letter of a visitor': ['letters.read'],
  'draft of an article': ['content.read'],
  'line of a sales file': ['money.read'],
  'name of a buyer': ['money.read'],
  'number of a transfer': ['money.read'],
  'reason of a manual journal': ['money.read'],
  'note with a manual journal': ['money.read'],
  'number of a bank account': ['money.move'],
  'UPI address': ['money.move'],
  'telephone of an account': ['accounts.read', 'submissions.read', 'letters.read', 'money.read'],
  'address of an account': [
    'accounts.read',
    'submissions.read',
    'letters.read',
    'money.read',
    'catalogue.read',
  ],
  'anything else of an author': ['console.open'],
} as const satisfies Record<string, readonly Permission[]>
export type CanaryName = keyof typeof staffMay

/** What is about the owner, or beside them, and not for them. */
const notForTheOwner: readonly CanaryName[] = [
  'note of an editor',
  'letter of a visitor',
  'draft of an article',
  'line of a sales file',
  'note with a manual journal',
]

/** What is sealed in the database, and whole in few answers. */
export const sealed = ['number of a bank account', 'UPI address'] as const satisfies readonly CanaryName[]

/** Digits where only digits may stand, else a word that survives cleaning, folding and quoting. */
export function makeCanaries(people: Pick<People, 'of'>, mark: string): Canaries {
  const digits = String(Number.parseInt(mark, 16)).padStart(10, '7').slice(0, 10)
  const special: Partial<Record<CanaryName, string>> = {
    // As the payees of the tests have it.
    'number of a bank account': String(30_000_000_000 + (people.of('owner').authorId ?? 0)),
    'UPI address': `kanari.${mark}@okbank`,
    'telephone of an account': `8${digits.slice(1)}`,
    'address of an account': `owner.${mark}@canary.example`,
  }
  const names = keysOf(staffMay)
  const planted: Canary[] = names.map((name, at) => ({
    name,
    text: special[name] ?? `kanari${String.fromCharCode(97 + at)}${mark}`,
    mayRead: (caller) => mayRead(name, caller),
    mayBeStored: !sealed.some((one) => one === name),
  }))
  const nobody = () => false
  const whole: Canary[] = [
    ...planted,
    { name: 'hash of a password', text: '$argon2', mayRead: nobody, mayBeStored: true },
    { name: 'secret key', text: SECRET_KEY, mayRead: nobody, mayBeStored: false },
    { name: 'data key', text: DATA_KEY, mayRead: nobody, mayBeStored: false },
  ]

  function mayRead(name: CanaryName, caller: CallerName): boolean {
    if (caller === 'owner') return !notForTheOwner.includes(name)
    if (caller !== 'editor' && caller !== 'accounts' && caller !== 'admin') return false
    const { role } = people.of(caller)
    return isStaffRole(role) && staffMay[name].some((permission) => roleMay(role, permission))
  }

  const textOf = (name: CanaryName) => planted.find((canary) => canary.name === name)?.text ?? ''
  return {
    text: textOf,
    isIn: (name, answer) => textsOf(answer).some((one) => one.includes(textOf(name))),
    watch(name, text, holders = []) {
      whole.push({ name, text, mayRead: (caller) => holders.includes(caller), mayBeStored: false })
    },
    foundBy(caller, answer) {
      const watched = whole.filter((canary) => !canary.mayRead(caller))
      const texts = textsOf(answer)
      return watched.filter(({ text }) => texts.some((one) => one.includes(text))).map(({ name }) => name)
    },
    inLog: (line) => whole.filter(({ text }) => line.includes(text)).map(({ name }) => name),
    neverStored: () => whole.filter(({ mayBeStored }) => !mayBeStored),
  }
}

/** An answer as it is, and what is packed in it: workbooks and archives are zips, written as streams. */
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
