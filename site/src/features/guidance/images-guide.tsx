import { PRINT_RESOLUTION, pixelsFor, trims } from '@panai/contract/book-making'
import { COVER_GUIDELINES } from '@panai/contract/downloads'
import { manuscript } from '@panai/contract/publishing-terms'
import { trimSizes } from '@panai/contract/vocabulary'
import { CaptionFigure } from './caption-figure.tsx'
import { Facts, Figure, GuideSection, Points } from './guide-section.tsx'
import { ResolutionFigure } from './resolution-figure.tsx'

const kinds = manuscript.pictures.reduce(
  (list, kind, at, all) => list + (at === 0 ? '' : at === all.length - 1 ? ' or ' : ', ') + kind,
  '',
)

/** How pictures come to us, and where they go. */
export default function ImagesGuide() {
  return (
    <div className="mt-8 space-y-14">
      <GuideSection
        title="Pictures travel on their own"
        figure={
          <Figure caption="In the manuscript, a placeholder text and the caption below it; in the book, the picture.">
            <CaptionFigure />
          </Figure>
        }
      >
        <p>
          Send every picture as a file of its own, as {kinds}. A picture that is pasted into Word is shrunk by
          it, and can’t be made large again.
        </p>
        <p>
          Where it belongs in the text, write a placeholder on a line of its own, and the caption below it:
        </p>
        <p className="overflow-x-auto rounded-sm border border-line bg-leaf p-4 text-sm">
          [Image 01: 01-neem-tree.jpg, full width]
          <br />
          The neem tree in our yard, Thanjavur, 1987. Photograph: family album
        </p>
        <Points>
          <li>
            Number the files in the order of the book: <span className="font-semibold">01-neem-tree.jpg</span>
            , <span className="font-semibold">02-well.tif</span>. Latin letters, digits and hyphens travel
            best.
          </li>
          <li>Say how large you see it: full page, full width, half width.</li>
          <li>In the text write “Image 1”, not “the picture below”: the page may turn in between.</li>
        </Points>
      </GuideSection>

      <GuideSection
        title="Large enough to print"
        figure={
          <Figure
            caption={`The same leaf, printed at ${PRINT_RESOLUTION} dots an inch and at 72. What looks sharp on a screen may be coarse on paper.`}
          >
            <ResolutionFigure />
          </Figure>
        }
      >
        <p>
          Print needs {PRINT_RESOLUTION} dots an inch. Divide the pixels of a picture by {PRINT_RESOLUTION}:
          that is how many inches wide it may be printed.
        </p>
        <Facts
          caption="Pixels that fill a whole page"
          heads={['Size of the book', 'Width', 'Height']}
          rows={trimSizes.map((size) => [
            size.replace(' X ', ' × '),
            String(pixelsFor(trims[size].width)),
            String(pixelsFor(trims[size].height)),
          ])}
        />
        <p>
          Send what the camera made. A messenger shrinks photographs; send them as a document there, by e-mail
          or by a Google Drive link.
        </p>
      </GuideSection>

      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <GuideSection title="A caption says what the eye can’t see">
          <Points>
            <li>Who, what, where and when, in that order, in one or two lines.</li>
            <li>People from left to right, with the names spelt as in the text.</li>
            <li>Last, whose picture it is: “Photograph: R. Selvi”.</li>
          </Points>
        </GuideSection>
        <GuideSection title="Which kind of file">
          <Points>
            <li>
              <strong>JPG or JPEG</strong> for photographs, at the highest quality.
            </li>
            <li>
              <strong>PNG</strong> for drawings with flat colours, for diagrams and for anything with letters
              in it.
            </li>
            <li>
              <strong>TIF</strong> for scans: {PRINT_RESOLUTION} dots an inch for photographs, 600 for
              drawings in ink.
            </li>
            <li>
              Inside a black and white book we turn colours into grey. Look at your pictures in grey before
              you choose.
            </li>
          </Points>
        </GuideSection>
      </div>

      <GuideSection title="Whose picture is it?">
        <p>
          A picture from the internet belongs to somebody. Send us only what you made, what your family owns,
          or what you may use in writing: a line from the photographer or the artist that says what we may
          print. Ask the parents of every child who can be recognised.
        </p>
        <p>
          For the cover, see the{' '}
          <a
            href={COVER_GUIDELINES}
            download
            className="text-palm underline underline-offset-4 hover:decoration-2"
          >
            cover design guidelines
          </a>{' '}
          (PDF).
        </p>
      </GuideSection>
    </div>
  )
}
