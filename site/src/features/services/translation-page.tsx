import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { translationLanguages } from './translation-languages.ts'

export function TranslationPage() {
  return (
    <>
      <PageBanner
        title="Book Translation Services to Reach More Readers"
        subtitle="A translator at home in your readers' language."
        ornamentSeed="translation"
      />
      <div className="page-width section-space">
        <h2 className="text-2xl">Seven languages, either way</h2>
        <p className="mt-3 max-w-measure text-ink-soft">
          From your language into another, as a paperback and as an eBook. You read a translated sample first
          and agree to its voice before the rest is begun.
        </p>
        <ul className="mt-8 grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4 md:gap-6">
          {translationLanguages.map(({ name, lang, own, readers }) => (
            <li key={lang} className="palm-leaf px-[min(3rem,14vw)] py-6">
              <h3 className="flex min-h-22 flex-col justify-center">
                <span lang={lang} className="block h-14 font-title text-2xl leading-14!">
                  {own}
                </span>
                {name !== own && <span className="block text-lg text-ink-soft">{name}</span>}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{readers}</p>
            </li>
          ))}
        </ul>
      </div>
      <CallToAction
        title="Which readers should meet your book next?"
        text="Tell us the language and send a chapter. We say honestly whether it will travel well."
      />
    </>
  )
}
