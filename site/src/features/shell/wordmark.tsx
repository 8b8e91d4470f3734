import { Link } from '@tanstack/react-router'
import { brand } from '../../brand.ts'

/** The company's name as it is drawn, leading home. */
export function Wordmark() {
  return (
    <Link to="/" aria-label={`${brand.name}, home`} className="inline-flex min-h-11 items-center text-palm">
      <span className="wordmark" />
    </Link>
  )
}
