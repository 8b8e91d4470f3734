import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { siteName } from '../../brand.ts'

/** The company's name as it is drawn, leading home. */
export function Wordmark() {
  return (
    <Link
      to="/"
      aria-label={localised(`${siteName}, home`, `${siteName}, முகப்பு`)}
      className="inline-flex min-h-11 items-center text-palm"
    >
      <span className="wordmark" />
    </Link>
  )
}
