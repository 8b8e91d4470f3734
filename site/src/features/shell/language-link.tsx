import { localised } from '@panai/contract/language/localised'
import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { useLocation } from '@tanstack/react-router'
import { classNames } from '../../ui/class-names.ts'

const other = localised(
  { lang: 'ta', name: 'தமிழ்', short: 'த', prefix: TAMIL_PREFIX },
  { lang: 'en', name: 'English', short: 'En', prefix: '' },
)

type LanguageLinkProps = {
  className: string
  /** In the bar at the top: where that is full, its first letters stand for the language. */
  inBar?: boolean
}

/** The same page in the other language, where there is one. It is another build, so that the browser has to follow it. */
export function LanguageLink({ className, inBar = false }: LanguageLinkProps) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (!isInTamil(address)) return null
  return (
    <a
      href={other.prefix + address}
      lang={other.lang}
      hrefLang={other.lang}
      className={classNames('language-name', className)}
    >
      {inBar && (
        <span aria-hidden="true" className="sm:max-lg:hidden xl:hidden">
          {other.short}
        </span>
      )}
      <span className={inBar ? 'max-sm:sr-only lg:max-xl:sr-only' : undefined}>{other.name}</span>
    </a>
  )
}
