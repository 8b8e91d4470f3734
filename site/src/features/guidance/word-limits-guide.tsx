import { lengths } from '@panai/contract/publishing-terms'
import { Link } from '@tanstack/react-router'
import { Facts, GuideSection, Points } from './guide-section.tsx'
import { LengthScale } from './length-scale.tsx'
import { WordCounter } from './word-counter.tsx'

const number = (words: number) => words.toLocaleString('en-IN')
const { shortStory, novella, aboutTheAuthor, aboutTheBook } = lengths

/** How long a work of each kind is. */
export default function WordLimitsGuide() {
  return (
    <div className="mt-8 space-y-14">
      <GuideSection title="How long is a story?" figure={<LengthScale />}>
        <p>
          We count words, since pages change with the size of the book. Word shows the number at the foot of
          its window; a word is what stands between two spaces, in Tamil as in English.
        </p>
        <Points>
          <li>
            <strong>Short stories</strong> have up to {number(shortStory.most)} words each. A collection may
            hold as many as make a good book.
          </li>
          <li>
            <strong>Novellas</strong> have {number(novella.least)} to {number(novella.most)} words.
          </li>
          <li>A longer work is a novel. Poems, plays, cookbooks and picture books have no limit of words.</li>
        </Points>
      </GuideSection>

      <section aria-labelledby="two-texts">
        <h3 id="two-texts" className="text-xl">
          The two texts that every book needs
        </h3>
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <ShortText title="About the Author" length={aboutTheAuthor}>
            Written in the third person: where you come from, what you do, and the one fact that explains why
            you of all people wrote this book. Leave out telephone numbers, your address and your date of
            birth; they would stay in print for years.
          </ShortText>
          <ShortText title="About the Book" length={aboutTheBook}>
            What kind of book it is and where we are; the person and the difficulty, or the question and why
            it matters; how it is told; for whom. Don’t give away the ending. The first 75 words are what a
            visitor of our library sees.
          </ShortText>
        </div>
      </section>

      <WordCounter />

      <GuideSection title="From words to pages">
        <p>
          A rough guide, measured with our own manuscript formats on text without pictures. Tamil words are
          long, so fewer fit on a page, but a Tamil translation also needs fewer of them.
        </p>
        <Facts
          caption="Words on a full page"
          heads={['Size of the book', 'English', 'Tamil']}
          rows={[
            ['5 × 8 in', 'about 240', 'about 115'],
            ['5.5 × 8.5 in', 'about 260', 'about 125'],
            ['6 × 9 in', 'about 300', 'about 140'],
            ['7 × 9 in', 'about 310', 'about 150'],
          ]}
        />
        <p>
          Divide your words by the figure, add the front pages, and take the result to{' '}
          <Link to="/royaltyform" className="text-palm underline underline-offset-4 hover:decoration-2">
            the royalty calculator
          </Link>
          .
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
        {least} to {most} words
      </p>
      <p className="mt-3 max-w-measure">{children}</p>
    </div>
  )
}
