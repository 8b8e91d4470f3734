import type { BookSample } from '@panai/contract/catalogue/get-book-sample'
import { type SampleExtent, sampleMessages } from '@panai/contract/catalogue/sample-rules'
import type { Language } from '@panai/contract/language/vocabulary'
import type { Picture } from '@panai/contract/pictures/pictures'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { sampleToHtml } from '../../../manuscripts/sample/sample-to-html.ts'
import { samplePage } from '../../../manuscripts/sample/split-sample.ts'
import { toPicture } from '../../pictures/index.ts'

type Row = {
  extent: SampleExtent
  percent: number
  last: number
  language: Language
  content: unknown
  pictures: (Parameters<typeof toPicture>[0] & { number: number })[]
}

/** A page of what anybody may read of a published book. @throws Refusal not_found when there is none. */
export async function getSample(
  db: Database,
  { id, page = 1 }: { id: number; page?: number | undefined },
): Promise<BookSample> {
  const { rows } = await sql<Row>`
    select extent, percent, language, content,
      (select max(number) from book_sample_pages where book_id = ${id}) as last,
      coalesce((
        select json_agg(json_build_object('number', shown.number, 'key', key, 'width', width, 'height', height,
          'placeholder', placeholder))
        from book_sample_pictures as shown join pictures on pictures.id = picture_id where shown.book_id = ${id}), '[]')
        as pictures
    from book_samples join books on books.id = book_id and published_at is not null
      join book_sample_pages as page on page.book_id = book_samples.book_id and page.number = ${page}
    where book_samples.book_id = ${id} and state = 'made'`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not_found', sampleMessages.notFound)
  const pictures = found.pictures.flatMap(({ number, ...stored }): [number, Picture][] => {
    const { picture } = toPicture(stored)
    return picture ? [[number, picture]] : []
  })
  const { extent, percent, last, language, content } = found
  return {
    ...{ extent, percent, page, last_page: last },
    html: sampleToHtml(samplePage.parse(content), { language, pictures: new Map(pictures) }),
  }
}
