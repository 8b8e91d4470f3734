import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons.tsx'
import { Bell } from '../notifications/bell.tsx'
import { Wordmark } from '../shell/wordmark.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The head of an author's page: the logo, the circle of the profile and, where there is a way back, an arrow. */
export function AuthorHeader({ arrow = false }: { arrow?: boolean }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-2">
        {arrow && (
          <Link
            to="/dashboard"
            aria-label={localised('Back to Dashboard', 'உங்கள் பக்கத்துக்குத் திரும்புக')}
            className="-ml-3 grid size-11 place-items-center hover:text-palm"
          >
            <Icon>
              <path d="M20 12H4M10 6l-6 6 6 6" />
            </Icon>
          </Link>
        )}
        <Wordmark />
        <div className="ml-auto flex items-center gap-2">
          <Bell />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
