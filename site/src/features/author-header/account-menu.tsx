import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { latin } from '../../language.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'
import { logOut } from '../session/index.ts'
import { firstLetter } from './first-letter.ts'

const words = localised(
  {
    account: 'Account',
    of: (name: string) => `Account of ${name}`,
    profile: 'Profile',
    bank: 'Bank and tax details',
    logout: 'Logout',
  },
  {
    account: 'கணக்கு',
    of: (name: string) => `${name} அவர்களின் கணக்கு`,
    profile: 'உங்கள் விவரங்கள்',
    bank: 'வங்கி, வரி விவரங்கள்',
    logout: 'வெளியேறுக',
  },
)

const entry = 'flex min-h-11 w-full items-center px-5 text-left -outline-offset-3 hover:bg-leaf'

/** The circle of the profile and the menu behind it. A click elsewhere and Escape close it; the browser sees to the focus. */
export function AccountMenu() {
  const { name, email } = useAuthor()
  const id = useId()
  const circle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  /** Above everything else, the menu knows nothing of its button: it is put below it. */
  function place() {
    const at = circle.current?.getBoundingClientRect()
    if (!at || !menu.current) return
    menu.current.style.top = `${at.bottom + window.scrollY + 6}px`
    menu.current.style.right = `${document.documentElement.clientWidth - at.right}px`
  }

  return (
    <>
      <button
        ref={circle}
        type="button"
        popoverTarget={id}
        aria-label={name ? words.of(name) : words.account}
        className="grid size-11 place-items-center rounded-full bg-palm font-semibold text-lg text-on-palm leading-none hover:bg-palm-deep"
      >
        {firstLetter(name)}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        className="absolute inset-auto w-72 max-w-[calc(100vw-2rem)] rounded-sm border border-line bg-paper py-2 text-ink shadow-soft"
      >
        <div className="border-line border-b px-5 pt-1 pb-3 wrap-anywhere">
          <p className="font-semibold">
            <AuthorName name={name} />
          </p>
          <p lang={latin} className="text-ink-soft text-sm">
            {email}
          </p>
        </div>
        <Link to="/profile" className={entry}>
          {words.profile}
        </Link>
        <Link to="/bank-details" className={entry}>
          {words.bank}
        </Link>
        <button type="button" className={entry} onClick={logOut}>
          {words.logout}
        </button>
      </div>
    </>
  )
}
