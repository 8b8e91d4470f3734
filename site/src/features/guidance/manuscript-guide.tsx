import { localised } from '@panai/contract/language/localised'
import { manuscript } from '@panai/contract/submissions/publishing-terms'
import { latin } from '../../language.ts'
import { Figure, GuideSection, Points } from './guide-section.tsx'
import { ManuscriptPageFigure, pageParts } from './manuscript-page-figure.tsx'
import { PartsInOrder } from './parts-in-order.tsx'
import { TamilWord } from './tamil-word.tsx'

const beforeSending = localised(
  [
    'Read the whole book once aloud. The ear finds what the eye forgives.',
    'Search for two spaces and replace them by one; take out tabs and empty lines. Indents and new pages belong to the styles.',
    'In a poem, end a line with Shift and Enter, and a stanza with Enter.',
    'Spell each name the same way on every page. Keep a list; send it along.',
    'Accept or reject all tracked changes, and delete comments that are not for us.',
    'Keep a copy that nobody touches, with the date in its name.',
  ],
  [
    'நூல் முழுவதையும் ஒரு முறை வாய்விட்டுப் படியுங்கள். கண் விட்டுவிடுவதைக் காது பிடித்துவிடும்.',
    'இரட்டை இடைவெளிகளைத் தேடி ஒற்றையாக்குங்கள்; Tab இடைவெளிகளையும் வெற்று வரிகளையும் நீக்குங்கள். உள்தள்ளலையும் புதிய பக்கத்தையும் பாணிகள் பார்த்துக்கொள்ளும்.',
    'கவிதையில் ஓர் அடியின் முடிவில் Shift, Enter இரண்டையும் சேர்த்தும், ஒரு பகுதியின் முடிவில் Enter மட்டும் அழுத்துங்கள்.',
    'பெயர்களை எல்லாப் பக்கங்களிலும் ஒரே மாதிரி எழுதுங்கள். அவற்றின் பட்டியல் ஒன்றை வைத்திருந்து, அதையும் அனுப்புங்கள்.',
    'பதிவாகியுள்ள மாற்றங்கள் ஒவ்வொன்றையும் ஏற்றுக்கொள்ளுங்கள் அல்லது விட்டுவிடுங்கள்; எங்களுக்காக எழுதாத குறிப்புகளை நீக்குங்கள்.',
    'பெயரில் நாளைக் குறித்து, யாரும் தொடாத பிரதி ஒன்றை வைத்திருங்கள்.',
  ],
)

/** How the text itself comes to us. */
export default function ManuscriptGuide() {
  const { programs, largestUploadMb } = manuscript
  const [word, pageMaker] = programs
  const uploads = manuscript.uploads.join(', ')
  return (
    <div className="mt-8 space-y-14">
      <GuideSection
        title={localised(
          `Send it as an ${word} or ${pageMaker} file`,
          `${word} அல்லது ${pageMaker} கோப்பாக அனுப்புங்கள்`,
        )}
      >
        <p>
          {localised(
            'We set the pages of your book. What we need from you is a clean text in which a machine can tell a chapter from a paragraph. A plain file that is consistent is worth more than a beautiful one.',
            'நூலின் பக்கங்களை நாங்கள் வடிவமைக்கிறோம். எது அத்தியாயம், எது பத்தி என்று கணினிக்குத் தெரியும்படி சீராக எழுதிய கோப்பு ஒன்று போதும். அழகான கோப்பைவிட, எளிமையாகவும் முழுவதும் ஒரே மாதிரியாகவும் உள்ள கோப்பே மேல்.',
          )}
        </p>
        <Points>
          <li>
            <strong>{word}:</strong>{' '}
            {localised(
              'one .docx or .doc file for the whole book, not one for each chapter, named after the title. Our manuscript format, below on this page, has every style ready.',
              'நூல் முழுவதும் ஒரே .docx அல்லது .doc கோப்பாக; அத்தியாயத்துக்கு ஒன்று வேண்டாம். கோப்புக்கு நூலின் தலைப்பையே பெயராக வையுங்கள். இந்தப் பக்கத்தில் கீழே உள்ள எங்கள் மாதிரிக் கோப்பில் எல்லாப் பாணிகளும் தயாராக உள்ளன.',
            )}
          </li>
          <li>
            <strong>{pageMaker}:</strong>{' '}
            {localised(
              'the file, the names of the fonts in it, and a PDF in which everything shows as it should.',
              'கோப்பு, அதில் உள்ள எழுத்துருக்களின் பெயர்கள், எல்லாம் சரியாகத் தெரியும் ஒரு PDF.',
            )}
          </li>
          <li>
            {localised(
              `The upload takes ${uploads} of at most ${largestUploadMb} MB. For anything larger, and for ${pageMaker} files, give us a Google Drive link.`,
              `${uploads} கோப்புகளை ${largestUploadMb} MB வரை பதிவேற்றலாம். அதைவிடப் பெரியவற்றுக்கும் ${pageMaker} கோப்புகளுக்கும் Google Drive இணைப்பைக் கொடுங்கள்.`,
            )}
          </li>
        </Points>
      </GuideSection>

      <GuideSection
        title={localised('What a page looks like', 'ஒரு பக்கம் எப்படி இருக்கும்')}
        figure={
          <Figure
            caption={localised(
              'A page as our manuscript format sets it. The list explains the numbers.',
              'எங்கள் மாதிரிக் கோப்பில் ஒரு பக்கம். எண்கள் எவை என்று பட்டியல் சொல்கிறது.',
            )}
          >
            <ManuscriptPageFigure />
          </Figure>
        }
      >
        <ol className="space-y-3">
          {pageParts.map(({ name, text }, at) => (
            <li key={name} className="grid grid-cols-[1.75rem_1fr] gap-3">
              <span className="grid size-7 place-items-center rounded-full bg-palm font-semibold text-on-palm text-sm">
                {at + 1}
              </span>
              <span>
                <strong>{name}.</strong> {text}
              </span>
            </li>
          ))}
        </ol>
      </GuideSection>

      <PartsInOrder />

      <GuideSection
        title={localised('Tamil, and every other Indian script', 'தமிழிலும் மற்ற இந்திய மொழிகளிலும் தட்டச்சு')}
        figure={
          <Figure
            caption={localised(
              'One word, typed in Unicode and typed in an old font. The second is Tamil only as long as that font is there.',
              'ஒரே சொல், யூனிகோடிலும் பழைய எழுத்துருவிலும் தட்டச்சு செய்தது. இரண்டாவது, அந்த எழுத்துரு இருக்கும்வரை மட்டுமே தமிழ்.',
            )}
          >
            <dl className="grid grid-cols-2 gap-4 text-center">
              <div className="rounded-sm bg-paper p-4">
                <dt className="font-semibold text-palm text-sm">{localised('Unicode', 'யூனிகோடு')}</dt>
                <dd className="mt-1 grid h-12 items-center">
                  <TamilWord />
                </dd>
              </div>
              <div className="rounded-sm bg-paper p-4">
                <dt className="font-semibold text-hibiscus text-sm">
                  {localised('Old font', 'பழைய எழுத்துரு')}
                </dt>
                <dd lang={latin} className="mt-1 grid h-12 items-center text-2xl">
                  jkpo;
                </dd>
              </div>
            </dl>
          </Figure>
        }
      >
        <p>
          {localised(
            'Type in Unicode. The keyboards that come with Windows, Android and iPhone do. Fonts such as Bamini, TAB or TAM draw Tamil shapes over English letters: in an e-book, a search or a reprint they fall apart.',
            'யூனிகோடில் தட்டச்சு செய்யுங்கள். Windows, Android, iPhone ஆகியவற்றுடன் வரும் விசைப்பலகைகள் யூனிகோடில்தான் எழுதும். Bamini, TAB, TAM போன்ற எழுத்துருக்கள் ஆங்கில எழுத்துகளின் மேல் தமிழ் வடிவங்களை வரைபவை: மின்னூலிலும், தேடலிலும், மறு அச்சிலும் அவை சிதைந்துவிடும்.',
          )}
        </p>
        <Points>
          <li>
            {localised(
              'Copy a paragraph and send it to yourself as a message. If it arrives in its own script, all is well.',
              'ஒரு பத்தியைப் படியெடுத்து உங்களுக்கே செய்தியாக அனுப்பிப் பாருங்கள். தமிழாகவே வந்தால் எல்லாம் சரி.',
            )}
          </li>
          <li>
            {localised(
              'Try it with several chapters: books written over many years often change in the middle.',
              'பல அத்தியாயங்களில் சோதித்துப் பாருங்கள்: பல ஆண்டுகளாக எழுதிய நூலில் எழுத்துரு நடுவில் மாறியிருக்கலாம்.',
            )}
          </li>
          <li>
            {localised(
              'An old file is no reason to give up. Send us one chapter and the name of the font, and ask.',
              'பழைய கோப்பு என்பதால் கைவிட வேண்டாம். ஓர் அத்தியாயத்தையும் எழுத்துருவின் பெயரையும் அனுப்பி எங்களைக் கேளுங்கள்.',
            )}
          </li>
        </Points>
      </GuideSection>

      <GuideSection title={localised('Before you send it', 'அனுப்பும் முன்')}>
        <Points>
          {beforeSending.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </Points>
      </GuideSection>
    </div>
  )
}
