import { manuscript } from '@panai/contract/publishing-terms'
import { Figure, GuideSection, Points } from './guide-section.tsx'
import { ManuscriptPageFigure, pageParts } from './manuscript-page-figure.tsx'
import { PartsInOrder } from './parts-in-order.tsx'
import { TamilWord } from './tamil-word.tsx'

/** How the text itself comes to us. */
export default function ManuscriptGuide() {
  const [word, pageMaker] = manuscript.programs
  return (
    <div className="mt-8 space-y-14">
      <GuideSection title={`Send it as an ${word} or ${pageMaker} file`}>
        <p>
          We set the pages of your book. What we need from you is a clean text in which a machine can tell a
          chapter from a paragraph. A plain file that is consistent is worth more than a beautiful one.
        </p>
        <Points>
          <li>
            <strong>{word}:</strong> one .docx or .doc file for the whole book, not one for each chapter,
            named after the title. Our manuscript format, below on this page, has every style ready.
          </li>
          <li>
            <strong>{pageMaker}:</strong> the file, the names of the fonts in it, and a PDF in which
            everything shows as it should.
          </li>
          <li>
            The upload takes {manuscript.uploads.join(', ')} of at most {manuscript.largestUploadMb} MB. For
            anything larger, and for {pageMaker} files, give us a Google Drive link.
          </li>
        </Points>
      </GuideSection>

      <GuideSection
        title="What a page looks like"
        figure={
          <Figure caption="A page as our manuscript format sets it. The list explains the numbers.">
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
        title="Tamil, and every other Indian script"
        figure={
          <Figure caption="One word, typed in Unicode and typed in an old font. The second is Tamil only as long as that font is there.">
            <dl className="grid grid-cols-2 gap-4 text-center">
              <div className="rounded-sm bg-paper p-4">
                <dt className="font-semibold text-palm text-sm">Unicode</dt>
                <dd className="mt-1 grid h-12 items-center">
                  <TamilWord />
                </dd>
              </div>
              <div className="rounded-sm bg-paper p-4">
                <dt className="font-semibold text-hibiscus text-sm">Old font</dt>
                <dd className="mt-1 grid h-12 items-center text-2xl">jkpo;</dd>
              </div>
            </dl>
          </Figure>
        }
      >
        <p>
          Type in Unicode. The keyboards that come with Windows, Android and iPhone do. Fonts such as Bamini,
          TAB or TAM draw Tamil shapes over English letters: in an e-book, a search or a reprint they fall
          apart.
        </p>
        <Points>
          <li>
            Copy a paragraph and send it to yourself as a message. If it arrives in its own script, all is
            well.
          </li>
          <li>Try it with several chapters: books written over many years often change in the middle.</li>
          <li>An old file is no reason to give up. Send us one chapter and the name of the font, and ask.</li>
        </Points>
      </GuideSection>

      <GuideSection title="Before you send it">
        <Points>
          <li>Read the whole book once aloud. The ear finds what the eye forgives.</li>
          <li>
            Search for two spaces and replace them by one; take out tabs and empty lines. Indents and new
            pages belong to the styles.
          </li>
          <li>In a poem, end a line with Shift and Enter, and a stanza with Enter.</li>
          <li>Spell each name the same way on every page. Keep a list; send it along.</li>
          <li>Accept or reject all tracked changes, and delete comments that are not for us.</li>
          <li>Keep a copy that nobody touches, with the date in its name.</li>
        </Points>
      </GuideSection>
    </div>
  )
}
