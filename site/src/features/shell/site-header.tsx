import { Link, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useIsLoggedIn } from '../session/use-is-logged-in.ts'
import { navItemClass } from './nav-item-class.ts'
import { type Place, places } from './navigation.ts'
import { SearchButton } from './search-button.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const items = [
  { title: 'Royalty Calculator', place: places.calculator },
  { title: 'Our Publications', place: places.books },
  { title: 'Help', place: places.help },
  { title: 'Blog', place: places.blog },
  { title: 'Contact Us', place: places.contact },
] as const

/** The bar at the top: on a phone the logo, the search and the login only; the rest is in the bar at the bottom. */
export function SiteHeader() {
  return (
    <header className="border-b border-line bg-paper lg:sticky lg:top-0 lg:z-20">
      <div className="page-width flex min-h-16 items-center gap-2 xl:gap-6">
        <Wordmark />
        <nav aria-label="Main" className="mx-auto hidden lg:block">
          <ul className="flex items-center text-sm xl:gap-2">
            <NavItem title="Home" place={places.home} />
            <ServicesMenu />
            {items.map((item) => (
              <NavItem key={item.title} {...item} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 lg:ml-0">
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
      className="text-sm whitespace-nowrap max-[22rem]:px-1.5 lg:px-3 xl:px-5"
    >
      {loggedIn ? 'Dashboard' : 'Author Login'}
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
