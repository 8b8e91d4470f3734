import { localised } from '@panai/contract/language/localised'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { BlogsIcon, BooksIcon, CalculatorIcon, ContactIcon, HomeIcon, ServicesIcon } from './bar-icons.tsx'
import { type Place, places } from './navigation.ts'
import { ServicesPopup, servicesPopupId } from './services-popup.tsx'

const cell = `flex h-full min-h-[52px] w-full flex-col items-center justify-center gap-0.5 text-[0.75rem] ${localised('leading-none', 'leading-[1.4]')}`
const item = 'flex-auto'

/** Short, since a cell of the bar is 60 pixels wide on a small phone; where a word is cut for it, its full name is said. */
const words = localised<
  Record<'main' | 'home' | 'services' | 'calculator' | 'books' | 'blogs' | 'contact', string> & {
    readonly allServices: string | undefined
    readonly wholeCalculator: string | undefined
  }
>(
  {
    main: 'Main',
    home: 'Home',
    services: 'Services',
    allServices: undefined,
    calculator: 'Calculator',
    wholeCalculator: undefined,
    books: 'Books',
    blogs: 'Blogs',
    contact: 'Contact',
  },
  {
    main: 'முதன்மைப் பட்டி',
    home: 'முகப்பு',
    services: 'சேவை',
    allServices: 'சேவைகள்',
    calculator: 'கணக்கு',
    wholeCalculator: 'உரிமைத்தொகைக் கணக்கு',
    books: 'நூல்கள்',
    blogs: 'பதிவுகள்',
    contact: 'தொடர்பு',
  },
)

const after = [
  {
    title: words.calculator,
    whole: words.wholeCalculator,
    icon: <CalculatorIcon />,
    place: places.calculator,
  },
  { title: words.books, icon: <BooksIcon />, place: places.books },
  { title: words.blogs, icon: <BlogsIcon />, place: places.blog },
  { title: words.contact, icon: <ContactIcon />, place: places.contact },
] as const

/** The bar of icons at the bottom of a phone. With large letters its items take two rows. */
export function BottomBar() {
  const marked = useLocation({ select: ({ pathname }) => places.services.marks.test(pathname) })
  return (
    <nav
      aria-label={words.main}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex min-h-(--bar-rows) flex-wrap">
        <BarItem title={words.home} icon={<HomeIcon />} place={places.home} />
        <li className={item}>
          <button
            type="button"
            popoverTarget={servicesPopupId}
            aria-label={words.allServices}
            className={cellClass(marked)}
          >
            <ServicesIcon />
            <span>{words.services}</span>
          </button>
        </li>
        {after.map((entry) => (
          <BarItem key={entry.title} {...entry} />
        ))}
      </ul>
      <ServicesPopup />
    </nav>
  )
}

type BarItemProps = { title: string; whole?: string | undefined; icon: ReactNode; place: Place }

function BarItem({ title, whole, icon, place }: BarItemProps) {
  const marked = useLocation({ select: ({ pathname }) => place.marks.test(pathname) })
  return (
    <li className={item}>
      <Link
        {...place.link}
        aria-label={whole}
        className={cellClass(marked)}
        aria-current={marked ? 'page' : undefined}
      >
        {icon}
        <span>{title}</span>
      </Link>
    </li>
  )
}

function cellClass(marked: boolean): string {
  return classNames(
    cell,
    '-outline-offset-3',
    marked ? 'font-semibold text-palm shadow-[inset_0_3px_0_var(--color-palm)]' : 'text-ink-soft',
  )
}
