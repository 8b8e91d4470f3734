import type { Blog } from '@panai/contract/content'
import { pageHead, shareImage } from '../../head.ts'
import { excerpt } from '../../reading/words.ts'
import { breadcrumbs } from '../../structured-data.ts'
import { postingRecord } from './posting-record.ts'

const DESCRIPTION_LENGTH = 160

export function blogHead(blog: Blog) {
  const path = `/blog/${blog.id}`
  return pageHead({
    title: blog.title,
    description: excerpt(blog.content, DESCRIPTION_LENGTH),
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
