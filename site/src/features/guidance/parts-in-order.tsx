import { classNames } from '../../ui/class-names.ts'

const parts = [
  { name: 'Title page', kind: 'front' },
  { name: 'Copyright page', kind: 'front' },
  { name: 'Dedication', kind: 'front' },
  { name: 'Contents', kind: 'front' },
  { name: 'Foreword, preface', kind: 'front' },
  { name: 'Chapter 1', kind: 'chapter' },
  { name: 'Chapter 2', kind: 'chapter' },
  { name: 'and so on', kind: 'chapter' },
  { name: 'Notes, glossary', kind: 'back' },
  { name: 'About the Author', kind: 'back' },
  { name: 'About the Book', kind: 'back' },
] as const

/** The pages of a book in a row, as one finds them when turning. */
export function PartsInOrder() {
  return (
    <section aria-labelledby="parts-in-order">
      <h3 id="parts-in-order" className="text-xl">
        The parts in their order
      </h3>
      <p className="mt-4 max-w-measure">
        Only the title page, the chapters and the two texts at the end are needed. Leave out what your book
        does not have; we write the copyright page with you.
      </p>
      <ol className="mt-6 grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-11">
        {parts.map(({ name, kind }) => (
          <li
            key={name}
            className={classNames(
              'grid aspect-5/4 place-items-center rounded-r-sm border border-l-4 bg-paper p-1 text-center text-sm sm:aspect-2/3',
              kind === 'chapter' ? 'border-palm font-semibold' : 'border-line border-l-turmeric',
            )}
          >
            {name}
          </li>
        ))}
      </ol>
    </section>
  )
}
