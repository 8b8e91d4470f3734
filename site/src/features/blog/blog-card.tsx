import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../ui/picture.tsx'
import { Words } from '../../ui/words.tsx'
import { Byline } from './byline.tsx'
import type { BlogSummary } from './load-blogs.ts'

export function BlogCard({ blog }: { blog: BlogSummary }) {
  return (
    <article className="relative flex h-full flex-col">
      <Picture
        picture={blog.picture}
        fallback="blog"
        alt=""
        sizes="(min-width: 992px) 370px, (min-width: 769px) 46vw, 92vw"
        className="aspect-video w-full rounded-sm object-cover"
      />
      <h2 lang={blog.language} className="mt-4 text-lg">
        <Words text={blog.title} lang={blog.language} />
      </h2>
      <div className="mt-1">
        <Byline date={blog.date} minutes={blog.minutes} />
      </div>
      <p lang={blog.language} className="mt-2">
        <Words text={blog.summary} lang={blog.language} />
      </p>
      <Link
        to="/blog/$id"
        params={{ id: String(blog.id) }}
        className="mt-auto inline-flex min-h-11 items-center pt-1 font-semibold text-palm underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {localised('Read More', 'மேலும் படிக்க')}
        <span className="sr-only">
          : <span lang={blog.language}>{blog.title}</span>
        </span>
      </Link>
    </article>
  )
}
