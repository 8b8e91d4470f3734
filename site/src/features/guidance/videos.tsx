import { localised } from '@panai/contract/language/localised'
import { shownVideos } from './videos.ts'

/** Films about the guidelines; nothing while there is none to show. */
export function Videos() {
  if (shownVideos.length === 0) return null
  return (
    <section aria-labelledby="videos" className="page-width section-space">
      <h2 id="videos" className="text-2xl">
        {localised('Videos', 'காணொளிகள்')}
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {shownVideos.map(({ id, title, text }) => (
          <li key={id} className="border-t-2 border-turmeric pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
