import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { ArrowIcon } from '../../ui/icons.tsx'
import { Words } from '../../ui/words.tsx'
import { type Stage, stages, stageTitles } from '../services/stage.ts'

const words = localised<{ readonly title: string; readonly texts: Readonly<Record<Stage, string>> }>(
  {
    title: "Let's Get Started",
    texts: {
      ready: 'Your book is written. See the eight steps that turn it into print.',
      progress: 'You are still writing. A coach or a review keeps the work moving.',
      starting: 'You have an idea. Talk it through with us before you begin.',
    },
  },
  {
    title: 'வாருங்கள், தொடங்கலாம்',
    texts: {
      ready: 'நூலை எழுதி முடித்துவிட்டீர்கள். அது அச்சுக்கு வரும் எட்டுப் படிகளைப் பாருங்கள்.',
      progress: 'நீங்கள் எழுதி வருகிறீர்கள். ஒரு வழிகாட்டியோ பரிசீலனையோ வேலை தடையின்றி நடக்க உதவும்.',
      starting: 'மனதில் ஒரு கரு இருக்கிறது. தொடங்கும் முன் எங்களிடம் பேசுங்கள்.',
    },
  },
)

/** Where an author stands decides where to begin. */
export function GetStarted() {
  return (
    <section aria-labelledby="get-started" className="section-space">
      <div className="page-width">
        <h2 id="get-started" className="text-2xl">
          {words.title}
        </h2>
      </div>
      <ul className="strip page-width mt-4 md:mt-8">
        {stages.map((stage) => (
          <li key={stage} className="w-[min(20rem,82vw)] shrink-0 snap-start lg:w-auto lg:flex-1">
            <Link
              to="/services/self-publishing"
              search={{ tab: stage }}
              className="palm-leaf group flex h-full flex-col px-[min(3rem,13vw)] py-5 md:py-7 transition-transform hover:-translate-y-1"
            >
              <h3 className="text-xl">
                <Words text={stageTitles[stage]} />
              </h3>
              <p className="mt-2 mb-4 text-ink-soft">{words.texts[stage]}</p>
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
