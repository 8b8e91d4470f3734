import { coverGuidelines } from '@panai/contract/content/downloads'
import { localised } from '@panai/contract/language/localised'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { PRINT_RESOLUTION, pixelsFor, trims } from '@panai/contract/manuscripts/book-making'
import { manuscript } from '@panai/contract/submissions/publishing-terms'
import type { ReactNode } from 'react'
import { language, latin } from '../../language.ts'
import { CaptionFigure } from './caption-figure.tsx'
import { sizeHead, sizeInTable } from './crossed-size.ts'
import { Facts, Figure, GuideSection, Points } from './guide-section.tsx'
import { ResolutionFigure } from './resolution-figure.tsx'

const kinds = manuscript.pictures.reduce(
  (list, kind, at, all) =>
    list + (at === 0 ? '' : at === all.length - 1 ? localised(' or ', ' அல்லது ') : ', ') + kind,
  '',
)

const fileName = (name: string) => (
  <span lang={latin} className="font-semibold">
    {name}
  </span>
)

const captions = localised(
  [
    'Who, what, where and when, in that order, in one or two lines.',
    'People from left to right, with the names spelt as in the text.',
    'Last, whose picture it is: “Photograph: R.\u00a0Selvi”.',
  ],
  [
    'யார், என்ன, எங்கே, எப்போது: இந்த வரிசையில், ஒன்றிரண்டு வரிகளில்.',
    'படத்தில் உள்ளவர்கள் இடமிருந்து வலமாக; பெயர்கள் நூலில் உள்ளபடி.',
    'இறுதியில், படம் யாருடையது என்று: “படம்: இரா.\u00a0செல்வி”.',
  ],
)

const forTheCover = localised<(link: (name: string) => ReactNode) => ReactNode>(
  (link) => <>For the cover, see the {link('cover design guidelines')} (PDF).</>,
  (link) => <>அட்டைப்படத்துக்கு {link('அட்டை வடிவமைப்பு வழிகாட்டி')} உள்ளது (PDF).</>,
)

/** How pictures come to us, and where they go. */
export default function ImagesGuide() {
  return (
    <div className="mt-8 space-y-14">
      <GuideSection
        title={localised('Pictures travel on their own', 'படங்களைத் தனியாக அனுப்புங்கள்')}
        figure={
          <Figure
            caption={localised(
              'In the manuscript, a placeholder text and the caption below it; in the book, the picture.',
              'கையெழுத்துப் பிரதியில் படத்தின் இடமும், அதன் கீழே படக்குறிப்பும்; நூலில் படம்.',
            )}
          >
            <CaptionFigure />
          </Figure>
        }
      >
        <p>
          {localised(
            `Send every picture as a file of its own, as ${kinds}. A picture that is pasted into Word is shrunk by it, and can’t be made large again.`,
            `ஒவ்வொரு படத்தையும் தனிக் கோப்பாக அனுப்புங்கள்: ${kinds}. Word கோப்பில் ஒட்டிய படம் சுருங்கிவிடும்; மீண்டும் பெரிதாக்க முடியாது.`,
          )}
        </p>
        <p>
          {localised(
            'Where it belongs in the text, write a placeholder on a line of its own, and the caption below it:',
            'எழுத்தில் படம் வர வேண்டிய இடத்தில், தனி வரியில் அது எந்தப் படம் என்றும், அதன் கீழே படக்குறிப்பையும் எழுதுங்கள்:',
          )}
        </p>
        <p className="overflow-x-auto rounded-sm border border-line bg-leaf p-4 text-sm">
          {localised(
            <>
              [Image 01: 01-neem-tree.jpg, full width]
              <br />
              The neem tree in our yard, Thanjavur, 1987. Photograph: family album
            </>,
            <>
              [படம் 01: <span lang="en">01-neem-tree.jpg</span>, முழு அகலம்]
              <br />
              எங்கள் முற்றத்து வேப்பமரம், தஞ்சாவூர், 1987. படம்: குடும்பத் தொகுப்பு
            </>,
          )}
        </p>
        <Points>
          <li>
            {localised(
              <>
                Number the files in the order of the book: {fileName('01-neem-tree.jpg')},{' '}
                {fileName('02-well.tif')}. Latin letters, digits and hyphens travel best.
              </>,
              <>
                கோப்புகளுக்கு நூலில் வரும் வரிசைப்படி எண்ணிடுங்கள்: {fileName('01-neem-tree.jpg')},{' '}
                {fileName('02-well.tif')}. ஆங்கில எழுத்துகள், எண்கள், இணைப்புக்குறிகள் மட்டும் இருப்பது நல்லது.
              </>,
            )}
          </li>
          <li>
            {localised(
              'Say how large you see it: full page, full width, half width.',
              'எவ்வளவு பெரிதாக வேண்டும் என்று சொல்லுங்கள்: முழுப் பக்கம், முழு அகலம், பாதி அகலம்.',
            )}
          </li>
          <li>
            {localised(
              'In the text write “Image 1”, not “the picture below”: the page may turn in between.',
              'எழுத்தில் “படம் 1” என்று எழுதுங்கள், “கீழே உள்ள படம்” என்று வேண்டாம்: இடையில் பக்கம் மாறலாம்.',
            )}
          </li>
        </Points>
      </GuideSection>

      <GuideSection
        title={localised('Large enough to print', 'அச்சுக்குப் போதுமான அளவு')}
        figure={
          <Figure
            caption={localised(
              `The same leaf, printed at ${PRINT_RESOLUTION} dots an inch and at 72. What looks sharp on a screen may be coarse on paper.`,
              `ஒரே இலை, அங்குலத்துக்கு ${PRINT_RESOLUTION} புள்ளிகளிலும் 72 புள்ளிகளிலும் அச்சிட்டது. திரையில் துல்லியமாகத் தெரிவது தாளில் கரடுமுரடாகத் தெரியலாம்.`,
            )}
          >
            <ResolutionFigure />
          </Figure>
        }
      >
        <p>
          {localised(
            `Print needs ${PRINT_RESOLUTION} dots an inch. Divide the pixels of a picture by ${PRINT_RESOLUTION}: that is how many inches wide it may be printed.`,
            `அச்சுக்கு அங்குலத்துக்கு ${PRINT_RESOLUTION} புள்ளிகள் தேவை. படத்தின் அகலத்தில் உள்ள பிக்சல்களை ${PRINT_RESOLUTION} என்ற எண்ணால் வகுங்கள்: அத்தனை அங்குல அகலத்தில் அச்சிடலாம்.`,
          )}
        </p>
        <Facts
          caption={localised('Pixels that fill a whole page', 'ஒரு முழுப் பக்கத்தை நிரப்பத் தேவையான பிக்சல்கள்')}
          heads={[sizeHead, localised('Width', 'அகலம்'), localised('Height', 'உயரம்')]}
          rows={trimSizes.map((size) => [
            sizeInTable(size),
            String(pixelsFor(trims[size].width)),
            String(pixelsFor(trims[size].height)),
          ])}
        />
        <p>
          {localised(
            'Send what the camera made. A messenger shrinks photographs; send them as a document there, by e-mail or by a Google Drive link.',
            'கேமரா எடுத்ததை அப்படியே அனுப்புங்கள். செய்திச் செயலிகள் படங்களைச் சுருக்கிவிடும்; அவற்றில் ஆவணமாக அனுப்புங்கள், அல்லது மின்னஞ்சலிலோ Google Drive இணைப்பாகவோ கொடுங்கள்.',
          )}
        </p>
      </GuideSection>

      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <GuideSection
          title={localised('A caption says what the eye can’t see', 'கண்ணுக்குத் தெரியாததைப் படக்குறிப்பு சொல்லும்')}
        >
          <Points>
            {captions.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </Points>
        </GuideSection>
        <GuideSection title={localised('Which kind of file', 'எந்த வகைக் கோப்பு')}>
          <Points>
            <li>
              {localised(
                <>
                  <strong>JPG or JPEG</strong> for photographs, at the highest quality.
                </>,
                <>
                  <strong>JPG அல்லது JPEG</strong>: ஒளிப்படங்களுக்கு, உயர்ந்த தரத்தில்.
                </>,
              )}
            </li>
            <li>
              {localised(
                <>
                  <strong>PNG</strong> for drawings with flat colours, for diagrams and for anything with
                  letters in it.
                </>,
                <>
                  <strong>PNG</strong>: சீரான வண்ணங்கள் கொண்ட ஓவியங்கள், விளக்கப்படங்கள், எழுத்துகள் உள்ள படங்கள் ஆகியவற்றுக்கு.
                </>,
              )}
            </li>
            <li>
              {localised(
                <>
                  <strong>TIF</strong> for scans: {PRINT_RESOLUTION} dots an inch for photographs, 600 for
                  drawings in ink.
                </>,
                <>
                  <strong>TIF</strong>: ஸ்கேன் செய்தவற்றுக்கு. ஒளிப்படங்களுக்கு அங்குலத்துக்கு {PRINT_RESOLUTION}{' '}
                  புள்ளிகள், மையால் வரைந்த ஓவியங்களுக்கு 600.
                </>,
              )}
            </li>
            <li>
              {localised(
                'Inside a black and white book we turn colours into grey. Look at your pictures in grey before you choose.',
                'கறுப்பு-வெள்ளை நூலின் உட்பக்கங்களில் வண்ணங்களைச் சாம்பல் நிறமாக்குகிறோம். தேர்ந்தெடுக்கும் முன் உங்கள் படங்களைச் சாம்பல் நிறத்தில் பாருங்கள்.',
              )}
            </li>
          </Points>
        </GuideSection>
      </div>

      <GuideSection title={localised('Whose picture is it?', 'படம் யாருடையது?')}>
        <p>
          {localised(
            'A picture from the internet belongs to somebody. Send us only what you made, what your family owns, or what you may use in writing: a line from the photographer or the artist that says what we may print. Ask the parents of every child who can be recognised.',
            'இணையத்தில் உள்ள படம் யாரோ ஒருவருக்குச் சொந்தமானது. நீங்களே எடுத்தவை அல்லது வரைந்தவை, உங்கள் குடும்பத்துக்குச் சொந்தமானவை, எழுத்தில் அனுமதி பெற்றவை ஆகியவற்றை மட்டும் அனுப்புங்கள்: எதை அச்சிடலாம் என்று ஒளிப்படக் கலைஞரோ ஓவியரோ எழுதிக் கொடுத்த ஒரு வரி போதும். அடையாளம் தெரியும் குழந்தை ஒவ்வொன்றுக்கும் பெற்றோரிடம் கேளுங்கள்.',
          )}
        </p>
        <p>
          {forTheCover((name) => (
            <a
              href={coverGuidelines(language)}
              download
              className="text-palm underline underline-offset-4 hover:decoration-2"
            >
              {name}
            </a>
          ))}
        </p>
      </GuideSection>
    </div>
  )
}
