import { useMatch } from '@tanstack/react-router'
import { bookCount } from '../../reading/trade-words.ts'

/** How many books the filter found. It is outside the list, so that a screen reader hears it change. */
export function FoundCount() {
  const total = useMatch({
    from: '/publications/',
    shouldThrow: false,
    select: ({ loaderData }) =>
      loaderData && bookCount(loaderData.meta.total, loaderData.meta.total_is_exact),
  })
  return (
    <p role="status" className="min-h-6 text-ink-soft tabular-nums">
      {total}
    </p>
  )
}
