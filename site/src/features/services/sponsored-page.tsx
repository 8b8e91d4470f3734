import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { LampDrawing, SlateDrawing, TouchDrawing } from './drawings.tsx'

const words = localised(
  {
    title: 'Sponsored publishing',
    subtitle: 'Some books should not have to wait for money.',
    free: 'Free, from the manuscript to the first copy',
    forWhom:
      'Sponsored publishing is free for homemakers, school children and children with special needs. The author pays nothing for layout, cover, ISBN and publication.',
    likeOthers:
      "The book is treated like every other one of ours: an editor reads it, a designer draws its cover, and it stands in our library under its author's name. The rights stay with the author.",
    reach: 'Reach us',
    audiences: 'Who it is for',
    secret: 'Do you know somebody who writes in secret?',
    tellThem: 'Tell them about this page, or write to us for them.',
  },
  {
    title: 'கட்டணமில்லாப் பதிப்பு',
    subtitle: 'சில நூல்கள் பணத்துக்காகக் காத்திருக்கக் கூடாது.',
    free: 'கையெழுத்துப் பிரதி முதல் முதற்பிரதி வரை இலவசம்',
    forWhom:
      'இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்கு இது இலவசம். பக்க வடிவமைப்பு, அட்டை, ISBN, வெளியீடு எதற்கும் அவர்கள் கட்டணம் செலுத்த வேண்டாம்.',
    likeOthers:
      'எங்கள் மற்ற நூல்களைப் போலவே இதற்கும் எல்லாம் நடக்கும்: ஓர் எடிட்டர் படிக்கிறார், ஒரு வடிவமைப்பாளர் அட்டையை வரைகிறார், எழுதியவரின் பெயரில் எங்கள் நூலரங்கத்தில் இடம்பெறுகிறது. உரிமைகள் எழுதியவரிடமே இருக்கும்.',
    reach: 'எங்களிடம் சொல்ல',
    audiences: 'யாருக்காக',
    secret: 'யாருக்கும் தெரியாமல் எழுதும் ஒருவரை உங்களுக்குத் தெரியுமா?',
    tellThem: 'இந்தப் பக்கத்தைப் பற்றி அவரிடம் சொல்லுங்கள், அல்லது அவருக்காக எங்களுக்கு எழுதுங்கள்.',
  },
)

const audiences = [
  {
    title: localised('Homemakers', 'இல்லத்தரசிகள்'),
    Drawing: LampDrawing,
    text: localised(
      'Recipes, songs, a diary, a novel written when the house was asleep. What you know is worth a book, and the time you took for it was never free.',
      'சமையல் குறிப்புகள், பாடல்கள், நாட்குறிப்பு, வீடு உறங்கிய பின் எழுதிய நாவல். உங்களுக்குத் தெரிந்தது ஒரு நூலுக்குத் தகுதியானது; அதற்கு நீங்கள் ஒதுக்கிய நேரம் எளிதில் கிடைத்ததல்ல.',
    ),
  },
  {
    title: localised('School children', 'பள்ளி மாணவர்கள்'),
    Drawing: SlateDrawing,
    text: localised(
      'Poems, stories and pictures by children, printed as a real book with their name on the cover. A parent or a teacher sends it with them.',
      'குழந்தைகளின் கவிதைகள், கதைகள், ஓவியங்கள்: அட்டையில் அவர்களின் பெயருடன் அச்சிட்ட உண்மையான நூலாக. பெற்றோரோ ஆசிரியரோ அவர்களுடன் சேர்ந்து அனுப்புகிறார்.',
    ),
  },
  {
    title: localised('Children with special needs', 'சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள்'),
    Drawing: TouchDrawing,
    text: localised(
      'Told, dictated, drawn or typed: we take the work in whatever way the child makes it, and do the rest together with the family.',
      'சொன்னது, சொல்லச் சொல்ல எழுதியது, வரைந்தது, தட்டச்சு செய்தது: குழந்தை எப்படி உருவாக்கினாலும் அப்படியே பெற்றுக்கொள்கிறோம்; மற்றதைக் குடும்பத்துடன் சேர்ந்து செய்கிறோம்.',
    ),
  },
] as const

export function SponsoredPage() {
  return (
    <>
      <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="sponsored publishing" />
      <div className="page-width section-space">
        <div className="max-w-measure space-y-4">
          <h2 className="text-2xl">{words.free}</h2>
          <p className="text-lg">{words.forWhom}</p>
          <p className="text-ink-soft">{words.likeOthers}</p>
          <ButtonLink to="/contact" className="mt-3">
            {words.reach}
          </ButtonLink>
        </div>
        <h2 className="mt-16 text-2xl">{words.audiences}</h2>
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {audiences.map(({ title, Drawing, text }) => (
            <li key={title} className="rounded-lg border border-line bg-leaf p-[min(1.5rem,7vw)] md:p-8">
              <span className="text-palm">
                <Drawing />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <CallToAction title={words.secret} text={words.tellThem} />
    </>
  )
}
