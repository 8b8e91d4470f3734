import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ProofPageText } from '@panai/contract/submissions/proof-pages'
import { TryAgain } from './try-again.tsx'
import { useAsked } from './use-asked.ts'

const words = localised(
  {
    region: 'Text of the pages',
    page: (page: number) => `Page ${page}`,
    coming: 'The text is on its way.',
    nothing: 'Nothing of the text stands on this page.',
    unknown: 'The text of these pages was not kept. The PDF below can be read aloud too.',
    newer: 'Newer pages have come since you opened these, so their text is another one.',
    failed: 'The text could not be fetched.',
    picture: 'Picture:',
    note: 'Note',
  },
  {
    region: 'பக்கங்களின் உரை',
    page: (page: number) => `பக்கம் ${page}`,
    coming: 'உரையைக் கொண்டுவருகிறோம்.',
    nothing: 'இந்தப் பக்கத்தில் உரை எதுவும் இல்லை.',
    unknown: 'இந்தப் பக்கங்களின் உரை சேமிக்கப்படவில்லை. கீழே உள்ள PDF கோப்பையும் வாசித்துக் கேட்கலாம்.',
    newer: 'நீங்கள் இவற்றைத் திறந்த பிறகு புதிய பக்கங்கள் வந்துவிட்டன. அவற்றின் உரை வேறு.',
    failed: 'உரையைக் கொண்டுவர முடியவில்லை.',
    picture: 'படம்:',
    note: 'அடிக்குறிப்பு',
  },
)

type Told = { readonly sha256: string | null; readonly pages: readonly ProofPageText[] }

/** How the text of pages is had. */
export type PageReading = {
  /** Of the file that is shown; null while it has none. */
  readonly sha256: string | null
  /** @param most how many pages from there on. */
  readonly read: (from: number, most: number) => Promise<Told>
}

type Props = {
  readonly id: string
  /** The pages that lie open. */
  readonly open: readonly number[]
  readonly reading: PageReading
}

/** What stands on the pages that lie open, as text: to be heard, and as large as letters are elsewhere. */
export function TextOfPages({ id, open, reading: { sha256, read } }: Props) {
  const [from = 1] = open
  const most = open.length
  const { found, again } = useAsked(`${sha256} ${from} ${most}`, () => read(from, most))
  return (
    <section id={id} className="proof-text" aria-label={words.region} aria-busy={found === null}>
      {found === null && <p role="status">{words.coming}</p>}
      {found === 'failed' && <TryAgain said={words.failed} onAgain={again} />}
      {found && found !== 'failed' && <Texts {...found} shown={sha256} />}
    </section>
  )
}

function Texts({ pages, sha256, shown }: Told & { shown: string | null }) {
  if (sha256 !== shown) return <p>{words.newer}</p>
  if (pages.length === 0) return <p>{words.unknown}</p>
  return pages.map(({ page, parts }) => (
    <section key={page} aria-label={words.page(page)}>
      <p className="proof-text-page">{words.page(page)}</p>
      {parts.length === 0 && <p>{words.nothing}</p>}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page stay where they are
        <Part key={at} {...part} />
      ))}
    </section>
  ))
}

function Part({ kind, text }: ProofPageText['parts'][number]) {
  const lang = scriptLanguage(text)
  switch (kind) {
    case 'title':
      return <h3 lang={lang}>{text}</h3>
    case 'picture':
      return (
        <p>
          {words.picture} <span lang={lang}>{text}</span>
        </p>
      )
    case 'note':
      return (
        <p className="proof-text-note">
          {words.note} <span lang={lang}>{text}</span>
        </p>
      )
    default:
      return <p lang={lang}>{text}</p>
  }
}
