import { Link } from '@tanstack/react-router'
import { ArrowIcon } from '../../ui/icons.tsx'
import { type Stage, stageTitles } from '../services/stage.ts'

const cards: readonly { stage: Stage; text: string }[] = [
  {
    stage: 'ready',
    text: 'Your book is written. See the eight steps that turn it into print.',
  },
  {
    stage: 'progress',
    text: 'You are still writing. A coach or a review keeps the work moving.',
  },
  {
    stage: 'starting',
    text: 'You have an idea. Talk it through with us before you begin.',
  },
]

/** Where an author stands decides where to begin. */
export function GetStarted() {
  return (
    <section aria-labelledby="get-started" className="section-space">
      <div className="page-width">
        <h2 id="get-started" className="text-2xl">
          Let's Get Started
        </h2>
      </div>
      <ul className="strip page-width mt-4 md:mt-8">
        {cards.map(({ stage, text }) => (
          <li key={stage} className="w-[min(20rem,82vw)] shrink-0 snap-start lg:w-auto lg:flex-1">
            <Link
              to="/services/self-publishing"
              search={{ tab: stage }}
              className="palm-leaf group flex h-full flex-col px-[min(3rem,13vw)] py-5 md:py-7 transition-transform hover:-translate-y-1"
            >
              <h3 className="text-xl">{stageTitles[stage]}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{text}</p>
              <span className="mt-auto text-palm transition-transform group-hover:translate-x-1">
                <ArrowIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
