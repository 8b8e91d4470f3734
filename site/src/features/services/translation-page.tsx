import { localised } from '@panai/contract/language/localised'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { translationLanguages } from './translation-languages.ts'

const words = localised(
  {
    title: 'Book Translation Services to Reach More Readers',
    subtitle: "A translator at home in your readers' language.",
    seven: 'Seven languages, either way',
    sample:
      'From your language into another, as a paperback and as an eBook. You read a translated sample first and agree to its voice before the rest is begun.',
    next: 'Which readers should meet your book next?',
    tellUs: 'Tell us the language and send a chapter. We say honestly whether it will travel well.',
  },
  {
    title: 'மேலும் பல வாசகரைச் சென்றடைய நூல் மொழிபெயர்ப்பு',
    subtitle: 'உங்கள் வாசகரின் மொழியில் ஊறிய மொழிபெயர்ப்பாளர்.',
    seven: 'ஏழு மொழிகள், எதிலிருந்தும் எதற்கும்',
    sample:
      'உங்கள் மொழியிலிருந்து இன்னொரு மொழிக்கு, அச்சு நூலாகவும் மின்னூலாகவும். மொழிபெயர்ப்பின் ஒரு பகுதியை முதலில் நீங்கள் படித்து, அதன் நடைக்கு ஒப்புதல் தந்த பின்னரே மற்றதைத் தொடங்குகிறோம்.',
    next: 'அடுத்து எந்த வாசகரை உங்கள் நூல் சந்திக்க வேண்டும்?',
    tellUs: 'எந்த மொழி என்று சொல்லி, ஓர் அத்தியாயத்தை அனுப்புங்கள். அந்த மொழியில் அது எடுபடுமா என்று வெளிப்படையாகச் சொல்கிறோம்.',
  },
)

export function TranslationPage() {
  return (
    <>
      <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="translation" />
      <div className="page-width section-space">
        <h2 className="text-2xl">{words.seven}</h2>
        <p className="mt-3 max-w-measure text-ink-soft">{words.sample}</p>
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
      <CallToAction title={words.next} text={words.tellUs} />
    </>
  )
}
