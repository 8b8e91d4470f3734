import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'

const words = localised(
  {
    goOn: 'Half a book is further than most get',
    tellUs:
      'Tell us what you are writing and where it has stopped. We answer within 24-48 hours, and asking costs nothing.',
    reach: 'Reach us',
    support: 'Support Packages',
    packages: [
      {
        title: 'Writing Coach',
        text: 'Somebody who has brought books to their end reads with you, chapter by chapter, and agrees with you on what comes next and by when.',
        includes: [
          'A plan for the chapters that are missing',
          'Regular talks by phone or on screen',
          'Notes on each chapter you send',
        ],
      },
      {
        title: 'Manuscript Review',
        text: 'An editor reads what is there, from the first page to the last, and writes down what works, what is in the way and where to begin.',
        includes: [
          'One reading of the whole manuscript',
          'A written report on story, order and language',
          'A talk about the report',
        ],
      },
    ],
    nearly: 'Nearly done?',
    begin:
      'Formatting and the cover can begin while you write the last chapters. Log in and send what you have.',
    start: 'Start Publishing',
  },
  {
    goOn: 'பாதி நூல் எழுதியதே பெரிது',
    tellUs:
      'என்ன எழுதுகிறீர்கள், எங்கே நின்றுவிட்டது என்று சொல்லுங்கள். 24 முதல் 48 மணி நேரத்துக்குள் பதில் சொல்கிறோம்; கேட்பதற்குக் கட்டணம் இல்லை.',
    reach: 'எங்களிடம் சொல்ல',
    support: 'துணைத் திட்டங்கள்',
    packages: [
      {
        title: 'எழுத்து வழிகாட்டி',
        text: 'நூல்களை எழுதி முடித்த அனுபவம் உள்ள ஒருவர், அத்தியாயம் அத்தியாயமாக உங்களுடன் சேர்ந்து படிக்கிறார்; அடுத்து எதை, எப்போதைக்குள் எழுதுவது என்று உங்களுடன் பேசி முடிவு செய்கிறார்.',
        includes: [
          'எழுத வேண்டிய அத்தியாயங்களுக்கு ஒரு திட்டம்',
          'தொலைபேசியிலோ காணொலியிலோ தவறாமல் உரையாடல்',
          'நீங்கள் அனுப்பும் ஒவ்வோர் அத்தியாயத்துக்கும் குறிப்புகள்',
        ],
      },
      {
        title: 'கையெழுத்துப் பிரதி பரிசீலனை',
        text: 'எழுதிய வரை முதல் பக்கம் முதல் கடைசிப் பக்கம் வரை ஓர் எடிட்டர் படிக்கிறார்; எது நன்றாக இருக்கிறது, எது இடறுகிறது, எங்கே தொடங்கலாம் என்று எழுதித் தருகிறார்.',
        includes: [
          'கையெழுத்துப் பிரதி முழுவதையும் ஒரு முறை வாசித்தல்',
          'கதை, அமைப்பு, மொழி பற்றி எழுத்தில் ஓர் அறிக்கை',
          'அறிக்கையைப் பற்றி ஓர் உரையாடல்',
        ],
      },
    ],
    nearly: 'முடியப் போகிறதா?',
    begin:
      'கடைசி அத்தியாயங்களை எழுதும்போதே பக்க வடிவமைப்பையும் அட்டையையும் தொடங்கலாம். உள்நுழைந்து, இதுவரை எழுதியதை அனுப்புங்கள்.',
    start: 'வெளியிடத் தொடங்குக',
  },
)

/** For a manuscript that is being written. */
export function ProgressPanel() {
  return (
    <div className="space-y-16">
      <section aria-labelledby="go-on" className="max-w-measure">
        <h2 id="go-on" className="text-2xl">
          {words.goOn}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{words.tellUs}</p>
        <ButtonLink to="/contact" className="mt-6">
          {words.reach}
        </ButtonLink>
      </section>
      <section aria-labelledby="packages">
        <h2 id="packages" className="text-2xl">
          {words.support}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2">
          {words.packages.map(({ title, text, includes }) => (
            <li key={title} className="rounded-lg border border-line bg-leaf p-6 md:p-8">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3">{text}</p>
              <ul className="mt-4 space-y-2 border-t border-line pt-4 text-ink-soft">
                {includes.map((part) => (
                  <li key={part} className="flex gap-3">
                    <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-turmeric" />
                    {part}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="start" className="max-w-measure">
        <h2 id="start" className="text-2xl">
          {words.nearly}
        </h2>
        <p className="mt-4 text-ink-soft">{words.begin}</p>
        <ButtonLink to="/login" className="mt-6">
          {words.start}
        </ButtonLink>
      </section>
    </div>
  )
}
