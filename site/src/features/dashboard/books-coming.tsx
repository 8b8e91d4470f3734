import { localised } from '@panai/contract/language/localised'
/** The shape of a shelf that is on its way. */
export function BooksComing() {
  return (
    <div role="status">
      <p className="sr-only">{localised('Loading books...', 'நூல்கள் வருகின்றன...')}</p>
      <ul
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 sm:gap-x-8 xl:grid-cols-4"
      >
        {['a', 'b', 'c', 'd'].map((place) => (
          <li key={place} className="motion-safe:animate-pulse">
            <div className="aspect-2/3 rounded-sm bg-leaf" />
            <div className="mt-3 h-5 w-3/4 rounded-sm bg-leaf" />
          </li>
        ))}
      </ul>
    </div>
  )
}
