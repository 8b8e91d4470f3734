import { pageHead, shareImage } from '../../head.ts'
import { absolute } from '../../origin.ts'
import { breadcrumbs, publisher, type Schema, schema } from '../../structured-data.ts'
import type { WholeArticle } from './load-blogs.ts'

export function blogHead(blog: WholeArticle) {
  const path = `/blog/${blog.id}`
  return pageHead({
    title: blog.title,
    description: blog.summary,
    path,
    image: blog.picture,
    type: 'article',
    jsonLd: [
      postingRecord(blog, shareImage(blog.picture)),
      breadcrumbs(['Blog', '/blogs'], [blog.title, path]),
    ],
  })
}

export function blogsHead({ page, lastPage }: { page: number; lastPage: number } = { page: 1, lastPage: 1 }) {
  const at = (number: number) => (number > 1 ? `/blogs?page=${number}` : '/blogs')
  return pageHead({
    title: page > 1 ? `Blog, page ${page}` : 'Blog',
    description:
      'Articles for authors: ISBN, copyright, prices and royalties, translation and printing in Tamil Nadu.',
    path: at(page),
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < lastPage ? at(page + 1) : undefined,
    jsonLd: [breadcrumbs(['Blog', '/blogs'])],
  })
}

/** The article for search engines. */
function postingRecord(blog: WholeArticle, image: string | undefined): Schema {
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
