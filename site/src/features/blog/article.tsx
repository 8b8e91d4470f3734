import type { Blog } from '@panai/contract/content'
import { articleParts } from '../../reading/article-parts.ts'
import { readingMinutes } from '../../reading/reading-time.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShareLinks } from '../share/share-links.tsx'
import { Byline } from './byline.tsx'

/** A whole article. Its text is plain, so its line breaks are kept as they are. */
export function Article({ blog }: { blog: Blog }) {
  return (
    <article className="page-width grid max-w-[46rem] gap-6 py-8 md:py-14">
      <header className="grid gap-2">
        <h1 lang={blog.language} className="text-2xl">
          {blog.title}
        </h1>
        <Byline date={blog.date} minutes={readingMinutes(blog.content)} />
      </header>
      <Picture
        picture={blog.picture}
        fallback="blog"
        alt=""
        sizes="(min-width: 769px) 672px, 92vw"
        priority
        className="h-auto w-full rounded-sm"
      />
      <div lang={blog.language} className="grid max-w-measure gap-4">
        {articleParts(blog.content).map(({ kind, text }, at) =>
          kind === 'heading' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
            <h2 key={at} className="mt-4 text-xl">
              {text}
            </h2>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
            <p key={at} className="whitespace-pre-line">
              {text}
            </p>
          ),
        )}
      </div>
      <ShareLinks title={blog.title} path={`/blog/${blog.id}`} className="border-line border-t pt-3" />
    </article>
  )
}
