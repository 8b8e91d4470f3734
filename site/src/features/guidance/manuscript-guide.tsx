import { localised } from '@panai/contract/language/localised'
import { manuscript } from '@panai/contract/submissions/publishing-terms'
import { latin } from '../../language.ts'
import { Figure, GuideSection, Points } from './guide-section.tsx'
import { ManuscriptPageFigure, pageParts } from './manuscript-page-figure.tsx'
import { PartsInOrder } from './parts-in-order.tsx'

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

/** The word Tamil in its own script, as outlines: one word is not worth a font of 50 KB. */
function TamilWord() {
  return (
    <svg
      role="img"
      lang="ta"
      aria-label="தமிழ்"
      viewBox="0 -175 604 260"
      fill="currentColor"
      className="mx-auto h-10 w-auto"
    >
      <path d="M34 52Q24 52 18 48Q12 45 12 36Q12 31 15 27Q18 23 23 21Q29 19 35 18Q42 17 49 17L85 17Q104 17 116 13Q129 9 135 0Q141 -9 141 -21Q141 -31 138 -38Q134 -45 127 -49Q121 -53 112 -53L109 -53L109 -43Q109 -30 103 -20Q97 -10 85 -5Q74 1 56 1Q43 1 33 -3Q23 -7 18 -15Q12 -23 12 -33Q12 -42 17 -50Q21 -57 30 -61Q38 -65 50 -65L83 -65L83 -100L53 -100L53 -60L40 -60L40 -112L142 -112L142 -100L109 -100L109 -65L112 -65Q124 -65 133 -62Q143 -59 150 -53Q158 -47 162 -39Q166 -31 166 -21Q166 -9 161 0Q157 9 148 15Q138 21 124 24Q110 27 91 27L59 27Q49 27 43 30Q38 33 36 39Q34 44 34 52ZM54 -11Q62 -11 69 -14Q76 -18 79 -24Q83 -31 83 -40L83 -53L52 -53Q43 -53 37 -51Q31 -48 28 -43Q26 -39 26 -33Q26 -23 33 -17Q40 -11 54 -11ZM196 0L196 -112L221 -112L221 -11L268 -11L268 -76Q268 -87 273 -96Q278 -104 287 -108Q295 -113 307 -113Q320 -113 331 -105Q342 -98 348 -84Q354 -69 354 -48Q354 -33 351 -22Q348 -11 341 -6Q334 0 321 0L196 0ZM293 -11L320 -11Q329 -11 334 -16Q338 -20 340 -29Q341 -37 341 -48Q341 -66 337 -77Q332 -89 326 -94Q319 -100 312 -100Q304 -100 299 -94Q293 -89 293 -77L293 -11ZM383 0L383 -107Q383 -119 379 -127Q376 -135 370 -140Q364 -145 358 -147Q351 -149 344 -149Q334 -149 327 -146Q320 -143 317 -138Q313 -133 313 -127Q313 -123 314 -120Q316 -116 319 -113Q322 -111 327 -108L322 -101Q315 -105 310 -109Q304 -113 302 -119Q299 -124 299 -132Q299 -143 304 -151Q310 -160 320 -165Q330 -170 344 -170Q353 -170 362 -167Q371 -164 379 -157Q386 -150 391 -140Q396 -130 396 -115L396 0L383 0ZM479 77Q468 77 459 74Q450 70 445 62Q439 55 439 45Q439 37 443 30Q447 24 454 20Q461 16 469 16Q476 16 482 19Q489 22 494 28L487 36Q483 32 479 30Q475 28 470 28Q462 28 457 33Q451 37 451 45Q451 51 454 55Q457 60 462 62Q467 65 474 65Q483 65 489 62Q495 58 499 54Q504 49 509 44Q514 39 520 35Q526 31 534 30L534 29Q528 29 523 26Q518 24 514 19Q510 15 508 10Q505 4 505 -2L505 -22L531 -22L531 -1Q531 8 534 14Q538 20 544 22Q551 25 559 25L577 25L577 37L563 37Q554 37 548 40Q542 43 537 48Q532 52 527 57Q522 62 515 67Q509 72 500 74Q491 77 479 77ZM433 0L433 -112L459 -112L459 -11L505 -11L505 -76Q505 -87 510 -96Q515 -104 524 -108Q533 -113 544 -113Q558 -113 569 -105Q579 -98 586 -84Q592 -69 592 -48Q592 -33 589 -22Q586 -11 579 -6Q572 0 559 0L433 0ZM531 -11L558 -11Q567 -11 572 -16Q576 -20 578 -29Q579 -37 579 -48Q579 -66 575 -77Q570 -89 563 -94Q557 -100 550 -100Q542 -100 536 -94Q531 -89 531 -77L531 -11ZM520 -128Q514 -128 509 -132Q505 -136 505 -142Q505 -148 509 -153Q514 -157 520 -157Q526 -157 531 -153Q535 -148 535 -142Q535 -136 531 -132Q526 -128 520 -128Z" />
    </svg>
  )
}
