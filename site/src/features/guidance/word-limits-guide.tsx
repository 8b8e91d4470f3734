import { localised } from '@panai/contract/language/localised'
import { lengths } from '@panai/contract/submissions/publishing-terms'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sizeHead, sizeInTable } from './crossed-size.ts'
import { Facts, GuideSection, Points } from './guide-section.tsx'
import { LengthScale } from './length-scale.tsx'
import { WordCounter } from './word-counter.tsx'

const number = (words: number) => words.toLocaleString('en-IN')
const { shortStory, novella, aboutTheAuthor, aboutTheBook } = lengths

const about = localised(
  (words: number) => `about ${words}`,
  (words: number) => `சுமார் ${words}`,
)

const wordsOnPages = [
  ['5 X 8 in', 240, 115],
  ['5.5 X 8.5 in', 260, 125],
  ['6 X 9 in', 300, 140],
  ['7 X 9 in', 310, 150],
] as const

const toCalculator = localised<(link: (name: string) => ReactNode) => ReactNode>(
  (link) => (
    <>
      Divide your words by the figure, add the front pages, and take the result to{' '}
      {link('the royalty calculator')}.
    </>
  ),
  (link) => (
    <>
      உங்கள் சொற்களின் எண்ணிக்கையை இந்த எண்ணால் வகுத்து, முன் பக்கங்களைச் சேர்த்து, வரும் பக்கங்களை {link('உரிமைத்தொகைக் கணிப்பானில்')}{' '}
      கொடுத்துப் பாருங்கள்.
    </>
  ),
)

/** How long a work of each kind is. */
export default function WordLimitsGuide() {
  return (
    <div className="mt-8 space-y-14">
      <GuideSection title={localised('How long is a story?', 'ஒரு கதை எவ்வளவு நீளம்?')} figure={<LengthScale />}>
        <p>
          {localised(
            'We count words, since pages change with the size of the book. Word shows the number at the foot of its window; a word is what stands between two spaces, in Tamil as in English.',
            'நாங்கள் எண்ணுவது சொற்களை; பக்கங்கள் நூலின் அளவுக்கேற்ப மாறும். Word தன் சாளரத்தின் அடியில் சொற்களின் எண்ணிக்கையைக் காட்டும்; இரண்டு இடைவெளிகளுக்கு நடுவில் இருப்பது ஒரு சொல், ஆங்கிலத்திலும் தமிழிலும்.',
          )}
        </p>
        <Points>
          <li>
            {localised(
              <>
                <strong>Short stories</strong> have up to {number(shortStory.most)} words each. A collection
                may hold as many as make a good book.
              </>,
              <>
                <strong>சிறுகதை</strong>: ஒவ்வொன்றும் {number(shortStory.most)} சொற்கள் வரை. ஒரு நல்ல நூலுக்கு எத்தனை
                வேண்டுமோ அத்தனை சிறுகதைகள் ஒரு தொகுப்பில் இருக்கலாம்.
              </>,
            )}
          </li>
          <li>
            {localised(
              <>
                <strong>Novellas</strong> have {number(novella.least)} to {number(novella.most)} words.
              </>,
              <>
                <strong>குறுநாவல்</strong>: {number(novella.least)} முதல் {number(novella.most)} சொற்கள் வரை.
              </>,
            )}
          </li>
          <li>
            {localised(
              'A longer work is a novel. Poems, plays, cookbooks and picture books have no limit of words.',
              'அதைவிட நீளமானது நாவல். கவிதை, நாடகம், சமையல் நூல், படநூல் ஆகியவற்றுக்குச் சொல் வரம்பு இல்லை.',
            )}
          </li>
        </Points>
      </GuideSection>

      <section aria-labelledby="two-texts">
        <h3 id="two-texts" className="text-xl">
          {localised('The two texts that every book needs', 'ஒவ்வொரு நூலுக்கும் தேவையான இரண்டு குறிப்புகள்')}
        </h3>
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <ShortText title={localised('About the Author', 'ஆசிரியர் குறிப்பு')} length={aboutTheAuthor}>
            {localised(
              'Written in the third person: where you come from, what you do, and the one fact that explains why you of all people wrote this book. Leave out telephone numbers, your address and your date of birth; they would stay in print for years.',
              'படர்க்கையில் எழுதுங்கள்: உங்கள் ஊர், உங்கள் பணி, இந்த நூலை எழுத நீங்களே பொருத்தமானவர் என்று காட்டும் ஒரு செய்தி. தொலைபேசி எண், முகவரி, பிறந்த நாள் ஆகியவை வேண்டாம்; அவை பல ஆண்டுகள் அச்சில் இருக்கும்.',
            )}
          </ShortText>
          <ShortText title={localised('About the Book', 'நூல் குறிப்பு')} length={aboutTheBook}>
            {localised(
              'What kind of book it is and where we are; the person and the difficulty, or the question and why it matters; how it is told; for whom. Don’t give away the ending. The first 75 words are what a visitor of our library sees.',
              'இது எந்த வகை நூல், எங்கே நடக்கிறது; யாருடைய கதை, அவருக்கு என்ன சிக்கல், அல்லது நூல் எழுப்பும் கேள்வி எது, அது ஏன் முக்கியம்; எப்படிச் சொல்கிறது, யாருக்காக. முடிவைச் சொல்லிவிட வேண்டாம். எங்கள் நூலரங்கத்துக்கு வருபவர்கள் முதலில் பார்ப்பது முதல் 75 சொற்களை.',
            )}
          </ShortText>
        </div>
      </section>

      <WordCounter />

      <GuideSection title={localised('From words to pages', 'சொற்களிலிருந்து பக்கங்கள்')}>
        <p>
          {localised(
            'A rough guide, measured with our own manuscript formats on text without pictures. Tamil words are long, so fewer fit on a page, but a Tamil translation also needs fewer of them.',
            'இது தோராயக் கணக்கு: எங்கள் மாதிரிக் கோப்புகளில், படங்கள் இல்லாத பக்கங்களில் அளந்தது. தமிழ்ச் சொற்கள் நீளமானவை, ஆகவே ஒரு பக்கத்தில் குறைவாகவே கொள்ளும்; ஆனால் அதே செய்தியைத் தமிழில் சொல்லக் குறைவான சொற்களே போதும்.',
          )}
        </p>
        <Facts
          caption={localised('Words on a full page', 'ஒரு முழுப் பக்கத்தில் உள்ள சொற்கள்')}
          heads={[sizeHead, localised('English', 'ஆங்கிலம்'), localised('Tamil', 'தமிழ்')]}
          rows={wordsOnPages.map(([size, english, tamil]) => [
            sizeInTable(size),
            about(english),
            about(tamil),
          ])}
        />
        <p>
          {toCalculator((name) => (
            <Link to="/royaltyform" className="text-palm underline underline-offset-4 hover:decoration-2">
              {name}
            </Link>
          ))}
        </p>
      </GuideSection>
    </div>
  )
}

function ShortText({
  title,
  length: { least, most },
  children,
}: {
  title: string
  length: { least: number; most: number }
  children: string
}) {
  return (
    <div className="border-turmeric border-t-2 pt-4">
      <h4 className="text-lg">{title}</h4>
      <p className="mt-1 font-semibold text-palm">
        {localised(`${least} to ${most} words`, `${least} முதல் ${most} சொற்கள் வரை`)}
      </p>
      <p className="mt-3 max-w-measure">{children}</p>
    </div>
  )
}
