import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'

const words = localised(
  {
    title: 'Have More Questions',
    text: 'Log in to submit your manuscript and to see where your book stands, or write to us: a person answers within 24-48 hours.',
    login: 'Login',
    contact: 'Contact Us',
  },
  {
    title: 'வேறு கேள்விகள் உண்டா?',
    text: 'கையெழுத்துப் பிரதியை அனுப்பவும், உங்கள் நூல் எந்த நிலையில் உள்ளது என்று பார்க்கவும் உள்நுழையுங்கள்; அல்லது எங்களுக்கு எழுதுங்கள்: எங்களில் ஒருவர் 24 முதல் 48 மணி நேரத்துக்குள் பதில் எழுதுவார்.',
    login: 'உள்நுழைக',
    contact: 'தொடர்பு கொள்க',
  },
)

/** For what the answers leave open. */
export function MoreQuestions() {
  return (
    <aside
      aria-labelledby="more-questions"
      className="rounded-lg border border-line bg-leaf p-6 lg:sticky lg:top-24"
    >
      <h2 id="more-questions" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-3 text-ink-soft">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/login">{words.login}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {words.contact}
        </ButtonLink>
      </div>
    </aside>
  )
}
