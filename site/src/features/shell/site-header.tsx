import { localised } from '@panai/contract/language/localised'
import { Link, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useIsLoggedIn } from '../session/use-is-logged-in.ts'
import { LanguageLink } from './language-link.tsx'
import { navItemClass } from './nav-item-class.ts'
import { type Place, places } from './navigation.ts'
import { SearchButton } from './search-button.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const words = localised(
  {
    main: 'Main',
    home: 'Home',
    calculator: 'Royalty Calculator',
    books: 'Our Publications',
    help: 'Help',
    blog: 'Blog',
    contact: 'Contact Us',
    login: 'Author Login',
    dashboard: 'Dashboard',
  },
  {
    main: 'முதன்மைப் பட்டி',
    home: 'முகப்பு',
    // Narrow: the bar does not hold the full names. The pages' headings have them.
    calculator: 'கணிப்பான்',
    books: 'நூல்கள்',
    help: 'உதவி',
    blog: 'வலைப்பதிவு',
    contact: 'தொடர்பு',
    login: 'உள்நுழைவு',
    dashboard: 'என் பக்கம்',
  },
)

const barText = localised('text-sm xl:gap-2', 'text-[0.8125rem] xl:gap-1 xl:text-sm')
const buttonRoom = localised('lg:px-3', 'lg:px-2')

const items = [
  { title: words.calculator, place: places.calculator },
  { title: words.books, place: places.books },
  { title: words.help, place: places.help },
  { title: words.blog, place: places.blog },
  { title: words.contact, place: places.contact },
] as const

/**
 * The bar at the top: on a phone the logo, the search and the login only; the rest is in the bar at the bottom. There it is full to a few
 * pixels, so that each has a width of its own: wider letters, before ours have come, would make a second row of it and move the page.
 */
export function SiteHeader() {
  return (
    <header className="border-b border-line bg-paper lg:sticky lg:top-0 lg:z-20">
      <div className="page-width flex min-h-16 items-center gap-2 xl:gap-6">
        <Wordmark />
        <nav aria-label={words.main} className="mx-auto hidden lg:block">
          <ul className={`flex items-center ${barText}`}>
            <NavItem title={words.home} place={places.home} />
            <ServicesMenu />
            {items.map((item) => (
              <NavItem key={item.title} {...item} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-1 lg:ml-0 lg:gap-0 xl:gap-1">
          <LanguageLink
            inBar
            className="inline-flex min-h-11 w-6 items-center justify-center font-semibold text-sm hover:text-palm max-[22rem]:hidden sm:w-auto sm:px-2 lg:px-1.5 xl:px-2"
          />
          <SearchButton />
          <AuthorButton />
        </div>
      </div>
    </header>
  )
}

/** The way in; for one who is logged in, the way to their own pages. */
function AuthorButton() {
  const loggedIn = useIsLoggedIn()
  return (
    <ButtonLink
      to={loggedIn ? '/dashboard' : '/login'}
      className={`text-sm max-sm:w-[6.85rem] max-sm:px-0 max-sm:py-0 max-sm:leading-snug sm:whitespace-nowrap max-[22rem]:w-[6.35rem] xl:px-5 ${buttonRoom}`}
    >
      {loggedIn ? words.dashboard : words.login}
    </ButtonLink>
  )
}

function NavItem({ title, place }: { title: string; place: Place }) {
  const marked = useLocation({ select: ({ pathname }) => place.marks.test(pathname) })
  return (
    <li>
      <Link {...place.link} className={navItemClass(marked)} aria-current={marked ? 'page' : undefined}>
        {title}
      </Link>
    </li>
  )
}
