import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Block } from './letter.ts'

/** The company within a sentence. */
export const companyName = inEach<string>(brand.name, `${brand.nameInTamil} பதிப்பகம்`)

/** Who signs a plain text. */
export const signature = inEach(
  `${brand.name} (${brand.nameInTamil})`,
  `${brand.nameInTamil} (${brand.name})`,
)

/** What stands before values that several letters have. */
export const labels = inEach(
  { title: 'Title', submission: 'Submission', status: 'Status', phone: 'Phone', newPassword: 'New password' },
  {
    title: 'தலைப்பு',
    submission: 'அனுப்பிய நூல்',
    status: 'நிலை',
    phone: 'தொலைபேசி',
    newPassword: 'புதிய கடவுச்சொல்',
  },
)

/** The number of a manuscript or a letter, as subjects have it. */
export const numbered = inEach(
  (id: number) => `No. ${id}`,
  (id: number) => `எண் ${id}`,
)

/** The end of a letter that its reader may do without. */
export const chooseMails = inEach(
  (profile: string) => `Whether such messages come by mail too is for you to choose: ${profile}`,
  (profile: string) => `இத்தகைய செய்திகள் மின்னஞ்சலிலும் வர வேண்டுமா என்று நீங்களே தேர்ந்தெடுக்கலாம்: ${profile}`,
)

const greetings = inEach(
  (name: string | null) => `Dear ${name ?? 'author'},`,
  (name: string | null) => (name === null ? 'அன்புள்ள எழுத்தாளருக்கு,' : `அன்புள்ள ${name} அவர்களுக்கு,`),
)

/**
 * How a letter to an author begins. Null where nobody has shown yet that the address is theirs: the name may be a stranger's words,
 * and we mail those to nobody.
 */
export function dear(language: InterfaceLanguage, name: string | null): Block {
  return { kind: 'text', text: greetings[language](name) }
}

/** The company's telephone, to be called. */
export function phoneBlock(language: InterfaceLanguage): Block {
  const fact = { label: labels[language].phone, value: brand.phone.shown, href: `tel:${brand.phone.dialled}` }
  return { kind: 'facts', facts: [fact] }
}
