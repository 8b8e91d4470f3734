import { localised } from '@panai/contract/language/localised'
import { classNames } from '../../ui/class-names.ts'
import { Words } from '../../ui/words.tsx'

const names = localised(
  {
    title: 'Title page',
    copyright: 'Copyright page',
    dedication: 'Dedication',
    contents: 'Contents',
    foreword: 'Foreword, preface',
    chapter1: 'Chapter 1',
    chapter2: 'Chapter 2',
    more: 'and so on',
    notes: 'Notes, glossary',
    author: 'About the Author',
    book: 'About the Book',
  },
  {
    title: 'தலைப்புப் பக்கம்',
    copyright: 'நூல் விவரப் பக்கம்',
    dedication: 'சமர்ப்பணம்',
    contents: 'பொருளடக்கம்',
    foreword: 'அணிந்துரை, முன்னுரை',
    chapter1: 'அத்தியாயம் 1',
    chapter2: 'அத்தியாயம் 2',
    more: 'மேலும் பல',
    notes: 'குறிப்புகள், சொற்பொருள்',
    author: 'ஆசிரியர் குறிப்பு',
    book: 'நூல் குறிப்பு',
  },
)

const parts = [
  { name: names.title, kind: 'front' },
  { name: names.copyright, kind: 'front' },
  { name: names.dedication, kind: 'front' },
  { name: names.contents, kind: 'front' },
  { name: names.foreword, kind: 'front' },
  { name: names.chapter1, kind: 'chapter' },
  { name: names.chapter2, kind: 'chapter' },
  { name: names.more, kind: 'chapter' },
  { name: names.notes, kind: 'back' },
  { name: names.author, kind: 'back' },
  { name: names.book, kind: 'back' },
] as const

/** The pages of a book in a row, as one finds them when turning. */
export function PartsInOrder() {
  return (
    <section aria-labelledby="parts-in-order">
      <h3 id="parts-in-order" className="text-xl">
        {localised('The parts in their order', 'நூலின் பகுதிகள், வரிசையாக')}
      </h3>
      <p className="mt-4 max-w-measure">
        {localised(
          'Only the title page, the chapters and the two texts at the end are needed. Leave out what your book does not have; we write the copyright page with you.',
          'தலைப்புப் பக்கம், அத்தியாயங்கள், இறுதியில் வரும் இரண்டு குறிப்புகள் ஆகியவை மட்டும் கட்டாயம். உங்கள் நூலில் இல்லாதவற்றை விட்டுவிடலாம்; நூல் விவரப் பக்கத்தை உங்களுடன் சேர்ந்து எழுதுவோம்.',
        )}
      </p>
      <ol
        className={classNames(
          'mt-6 grid gap-3',
          localised(
            'grid-cols-3 sm:grid-cols-6 lg:grid-cols-11',
            'grid-cols-2 sm:grid-cols-4 lg:grid-cols-6',
          ),
        )}
      >
        {parts.map(({ name, kind }) => (
          <li
            key={name}
            className={classNames(
              'grid place-items-center rounded-r-sm border border-l-4 bg-paper p-1 text-center text-sm',
              localised('aspect-5/4 sm:aspect-2/3', 'aspect-3/2'),
              kind === 'chapter' ? 'border-palm font-semibold' : 'border-line border-l-turmeric',
            )}
          >
            <Words text={name} />
          </li>
        ))}
      </ol>
    </section>
  )
}
