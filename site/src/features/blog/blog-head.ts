import { localised } from '@panai/contract/language/localised'
import { pageHead, shareImage } from '../../head.ts'
import { absolute, pageUrl } from '../../origin.ts'
import { breadcrumbs, publisher, type Schema, schema } from '../../structured-data.ts'
import type { WholeArticle } from './load-blogs.ts'

const words = localised(
  {
    title: 'Blog',
    further: (page: number) => `Blog, page ${page}`,
    description:
      'Articles for authors: ISBN, copyright, prices and royalties, translation and printing in Tamil Nadu.',
  },
  {
    title: 'வலைப்பதிவு',
    further: (page: number) => `வலைப்பதிவு, பக்கம் ${page}`,
    description:
      'எழுத்தாளர்களுக்கான கட்டுரைகள்: ISBN, பதிப்புரிமை, விலையும் உரிமைத்தொகையும் (ராயல்டி), மொழிபெயர்ப்பு, தமிழ்நாட்டில் அச்சு.',
  },
)

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
      breadcrumbs([words.title, '/blogs'], [blog.title, path]),
    ],
  })
}

export function blogsHead({ page, lastPage }: { page: number; lastPage: number } = { page: 1, lastPage: 1 }) {
  const at = (number: number) => (number > 1 ? `/blogs?page=${number}` : '/blogs')
  return pageHead({
    title: page > 1 ? words.further(page) : words.title,
    description: words.description,
    path: at(page),
    prev: page > 1 ? at(page - 1) : undefined,
    next: page < lastPage ? at(page + 1) : undefined,
    jsonLd: [breadcrumbs([words.title, '/blogs'])],
  })
}

/** The article for search engines. */
function postingRecord(blog: WholeArticle, image: string | undefined): Schema {
  const path = `/blog/${blog.id}`
  return schema('BlogPosting', {
    // One article, in whatever language the page around it is.
    '@id': absolute(path),
    url: pageUrl(path),
    mainEntityOfPage: pageUrl(path),
    headline: blog.title,
    inLanguage: blog.language,
    datePublished: blog.date,
    dateModified: blog.updated_at,
    image,
    author: publisher(),
    publisher: publisher(),
  })
}
