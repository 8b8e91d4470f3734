import { Link, useLocation } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { navItemClass } from './nav-item-class.ts'
import { places, serviceLinks } from './navigation.ts'

/** The Services item of the bar. Opens without JavaScript too; Escape, a click elsewhere and leaving it close it. */
export function ServicesMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const marked = useLocation({ select: ({ pathname }) => places.services.marks.test(pathname) })

  function close() {
    if (menu.current) menu.current.open = false
  }

  useEffect(() => {
    if (!open) return
    const closeWhenOutside = ({ target }: PointerEvent) => {
      const details = menu.current
      if (details && target instanceof Node && !details.contains(target)) details.open = false
    }
    document.addEventListener('pointerdown', closeWhenOutside)
    return () => document.removeEventListener('pointerdown', closeWhenOutside)
  }, [open])

  function closeOnEscape(event: KeyboardEvent) {
    // Asked of the element itself: that it has opened is told a moment later.
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    // Nobody gets the focus when the window loses it, or where a click does not give it.
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close()
  }

  return (
    <li>
      <details
        ref={menu}
        className="relative"
        onToggle={(event) => setOpen(event.currentTarget.open)}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        <summary className={classNames(navItemClass(marked), 'gap-0.5')}>
          Services
          <span className={classNames('transition-transform', open && 'rotate-180')}>
            <ChevronIcon />
          </span>
        </summary>
        <ul className="absolute top-full left-0 z-10 min-w-60 rounded-sm border border-line bg-paper py-2 shadow-soft">
          {serviceLinks.map(({ title, link }) => (
            <li key={title}>
              <Link
                {...link}
                onClick={close}
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
