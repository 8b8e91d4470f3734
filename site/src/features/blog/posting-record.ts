import { absolute } from '../../origin.ts'
import { publisher, type Schema, schema } from '../../structured-data.ts'
import type { WholeArticle } from './load-blogs.ts'

/** The article for search engines. */
export function postingRecord(blog: WholeArticle, image: string | undefined): Schema {
  const url = absolute(`/blog/${blog.id}`)
  return schema('BlogPosting', {
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: blog.title,
    inLanguage: blog.language,
    datePublished: blog.date,
    dateModified: blog.updated_at,
    image,
    author: publisher(),
    publisher: publisher(),
  })
}
