import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { BlogsIcon, BooksIcon, CalculatorIcon, ContactIcon, HomeIcon, ServicesIcon } from './bar-icons.tsx'
import { type Place, places } from './navigation.ts'
import { ServicesPopup, servicesPopupId } from './services-popup.tsx'

const cell =
  'flex h-full min-h-[52px] w-full flex-col items-center justify-center gap-0.5 text-[0.75rem] leading-none'
const item = 'flex-auto'

const after = [
  { title: 'Calculator', icon: <CalculatorIcon />, place: places.calculator },
  { title: 'Books', icon: <BooksIcon />, place: places.books },
  { title: 'Blogs', icon: <BlogsIcon />, place: places.blog },
  { title: 'Contact', icon: <ContactIcon />, place: places.contact },
] as const

/** The bar of icons at the bottom of a phone. With large letters its items take two rows. */
export function BottomBar() {
  const marked = useLocation({ select: ({ pathname }) => places.services.marks.test(pathname) })
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex min-h-16 flex-wrap">
        <BarItem title="Home" icon={<HomeIcon />} place={places.home} />
        <li className={item}>
          <button type="button" popoverTarget={servicesPopupId} className={cellClass(marked)}>
            <ServicesIcon />
            <span>Services</span>
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

function BarItem({ title, icon, place }: { title: string; icon: ReactNode; place: Place }) {
  const marked = useLocation({ select: ({ pathname }) => place.marks.test(pathname) })
  return (
    <li className={item}>
      <Link {...place.link} className={cellClass(marked)} aria-current={marked ? 'page' : undefined}>
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
