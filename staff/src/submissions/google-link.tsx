import { Link } from '@mui/material'

/** An author's word: it leads out of the house. */
export function GoogleLink({ href }: { href: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </Link>
  )
}
