import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { serviceLinks } from './navigation.ts'

export const servicesPopupId = 'services-popup'

const item = 'flex min-h-12 w-full items-center px-6 text-left'

/** The three services, above the bar that opens them. The browser sees to Escape and to taps elsewhere. */
export function ServicesPopup() {
  const popup = useRef<HTMLUListElement>(null)
  return (
    <ul
      ref={popup}
      id={servicesPopupId}
      popover="auto"
      aria-label={localised('Services', 'சேவைகள்')}
      className="above-bar rounded-lg border border-line bg-paper py-2 text-ink shadow-soft lg:hidden"
    >
      {serviceLinks.map(({ title, link }) => (
        <li key={title}>
          <Link
            {...link}
            onClick={() => popup.current?.hidePopover()}
            className={`${item} text-lg aria-[current=page]:font-semibold aria-[current=page]:text-palm`}
          >
            {title}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">
        <button
          type="button"
          popoverTarget={servicesPopupId}
          popoverTargetAction="hide"
          className={`${item} text-ink-soft`}
        >
          {localised('Close', 'மூடுக')}
        </button>
      </li>
    </ul>
  )
}
