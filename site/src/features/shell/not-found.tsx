import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'

export const notFoundTitle = localised('Page not found', 'இந்தப் பக்கம் இங்கே இல்லை')

const words = localised(
  {
    text: 'Nothing is kept at this address. It may have been mistyped, or the page may have moved.',
    home: 'Back to Home',
    books: 'Our Publications',
    help: 'Help',
    contact: 'Contact Us',
  },
  {
    text: 'இந்த முகவரியில் எதுவும் இல்லை. முகவரியில் எழுத்துப்பிழை இருக்கலாம், அல்லது பக்கம் வேறிடத்துக்கு மாறியிருக்கலாம்.',
    home: 'முகப்புக்குத் திரும்புக',
    books: 'எங்கள் நூல்கள்',
    help: 'உதவி',
    contact: 'தொடர்பு கொள்க',
  },
)

/** For an address where nothing is. */
export function NotFoundPage() {
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className="text-turmeric">
        <Kolam seed="404" size={200} />
      </span>
      <h1 className="mt-8 text-2xl">{notFoundTitle}</h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">{words.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{words.home}</ButtonLink>
        <ButtonLink to="/publications" variant="secondary">
          {words.books}
        </ButtonLink>
        <ButtonLink to="/help" variant="secondary">
          {words.help}
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {words.contact}
        </ButtonLink>
      </div>
    </section>
  )
}
