import * as say from './column-kinds.ts'
import type { TableWords } from './table-words.ts'

/** What the columns of an article are called in histories. */
export const blogWords: Readonly<Record<string, TableWords>> = {
  blogs: {
    thing: 'the article',
    columns: {
      id: null,
      slug: null,
      title: say.text('the title'),
      title_en: say.text('the title in English'),
      title_ta: say.text('the title in Tamil'),
      content: say.passage('the text'),
      content_en: say.passage('the text in English'),
      content_ta: say.passage('the text in Tamil'),
      // What the words of the text do not say: headings, links, pictures.
      html: say.withheld('the form of the text'),
      html_en: say.withheld('the form of the text in English'),
      html_ta: say.withheld('the form of the text in Tamil'),
      language: say.language,
      picture_id: say.withheld('the picture'),
      picture_alt: say.text('the words for the picture'),
      picture_alt_en: say.text('the words for the picture in English'),
      picture_alt_ta: say.text('the words for the picture in Tamil'),
      published_at: say.moment('the time of publication', undefined, 'made the article a draft'),
      created_at: null,
    },
  },
}
