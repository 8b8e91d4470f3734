import { localised } from '@panai/contract/language/localised'
import { pageHead } from '../../head.ts'
import { breadcrumbs } from '../../structured-data.ts'
import type { LoadedSample } from './load-sample.ts'
import { sampleWords } from './sample-words.ts'

const words = localised(
  {
    title: (book: string, author: string) => `Look inside ${book} by ${author}`,
    further: (title: string, page: number) => `${title}, page ${page}`,
    description: (book: string, author: string, extent: string) =>
      `Read a part of ${book} by ${author} before you buy it. ${extent}.`,
    library: 'Our Publications',
  },
  {
    title: (book: string, author: string) => `‘${book}’ நூலிலிருந்து சில பக்கங்கள்: ${author}`,
    further: (title: string, page: number) => `${title}, பக்கம் ${page}`,
    description: (book: string, author: string, extent: string) =>
      `${author} எழுதிய ‘${book}’ நூலை வாங்கும் முன் ஒரு பகுதியைப் படித்துப் பாருங்கள். ${extent}.`,
    library: 'எங்கள் நூல்கள்',
  },
)

export function sampleHead({ book, sample: { extent, percent, page, last_page } }: LoadedSample) {
  const path = `/books/${book.id}/sample`
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  const { name } = book.author
  // Who reads Tamil does without the Latin letters.
  const titleInLatin = book.title_latin ? `${book.title} (${book.title_latin})` : book.title
  const nameInLatin = book.author.name_latin ?? name
  const named = [localised(titleInLatin, book.title), localised(nameInLatin, name)] as const
  const title = words.title(...named)
  return pageHead({
    title: page > 1 ? words.further(title, page) : title,
    description: words.description(...named, sampleWords.extents[extent](percent)),
    path: at(page),
    image: book.cover,
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < last_page ? at(page + 1) : undefined,
    jsonLd: [
      breadcrumbs(
        [words.library, '/publications'],
        [book.title, `/books/${book.id}`],
        [sampleWords.title, path],
      ),
    ],
  })
}
