import { localised } from '@panai/contract/language/localised'
import { Link, useLocation } from '@tanstack/react-router'
import { classNames } from '../../ui/class-names.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { navItemClass } from './nav-item-class.ts'
import { places, serviceLinks } from './navigation.ts'

/** The Services item of the bar. It is closed like every menu of the page, by its first script. */
export function ServicesMenu() {
  const marked = useLocation({ select: ({ pathname }) => places.services.marks.test(pathname) })
  return (
    <li>
      <details data-menu="" className="group relative">
        <summary className={classNames(navItemClass(marked), 'gap-0.5')}>
          {localised('Services', 'சேவைகள்')}
          <span className="transition-transform group-open:rotate-180">
            <ChevronIcon />
          </span>
        </summary>
        <ul className="absolute top-full left-0 z-10 min-w-60 rounded-sm border border-line bg-paper py-2 shadow-soft">
          {serviceLinks.map(({ title, link }) => (
            <li key={title}>
              <Link
                {...link}
                className="flex min-h-11 items-center px-5 text-base hover:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-palm"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
