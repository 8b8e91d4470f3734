import { localised } from '@panai/contract/language/localised'
import { useId } from 'react'
import { siteName } from '../../brand.ts'
import { pageUrl } from '../../origin.ts'
import { classNames } from '../../ui/class-names.ts'
import { CopiedLink, useCopiedLink } from './copied-link.tsx'

const words = localised(
  {
    passOn: 'Pass it on',
    copy: 'Copy link',
    share: 'Share',
    newTab: ', opens in a new tab',
    mail: 'E-mail',
    link: 'Link to this page',
  },
  {
    passOn: 'பிறருக்கும் சொல்லுங்கள்',
    copy: 'இணைப்பை எடுக்க',
    share: 'பகிர்க',
    newTab: ', புதிய தாவலில் திறக்கும்',
    mail: 'மின்னஞ்சல்',
    link: 'இந்தப் பக்கத்தின் இணைப்பு',
  },
)

const way =
  'inline-flex min-h-11 items-center font-semibold text-palm text-sm underline decoration-1 underline-offset-4 hover:decoration-2'

type ShareLinksProps = {
  /** Of what is shared. */
  title: string
  /** Address within the site. */
  path: string
  className?: string
}

/**
 * The ways to pass a page on: the device's own sheet where it has one, else the clipboard; a messenger and mail as plain links, which
 * load nothing from anybody. On paper the address stands in their place.
 */
export function ShareLinks({ title, path, className }: ShareLinksProps) {
  const address = pageUrl(path)
  const label = useId()
  const { outcome, copy } = useCopiedLink(address)

  async function share() {
    if (typeof navigator.share !== 'function') return copy()
    // Closing the sheet is no failure. Where it can't be opened, the other ways are still there.
    await navigator.share({ title, url: address }).catch(() => {})
  }

  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-5 print:hidden">
        <p id={label} className="text-ink-soft text-sm">
          {words.passOn}
        </p>
        <ul aria-labelledby={label} className="flex flex-wrap gap-x-5">
          <li className="noscript:hidden">
            <button type="button" onClick={share} className={classNames(way, 'min-w-16')}>
              {/* The page's first script says which it is, before anything is painted. */}
              <span className="in-data-sheet:hidden">{words.copy}</span>
              <span className="hidden in-data-sheet:inline">{words.share}</span>
            </button>
          </li>
          <li>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={way}
            >
              WhatsApp
              <span className="sr-only">{words.newTab}</span>
            </a>
          </li>
          <li>
            <a
              href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
              className={way}
            >
              {words.mail}
            </a>
          </li>
        </ul>
      </div>
      <div className="print:hidden">
        <CopiedLink outcome={outcome} address={address} label={words.link} />
      </div>
      <p className="hidden text-sm print:block">
        {siteName} · {address}
      </p>
    </div>
  )
}
