import { Picture } from '../../ui/picture.tsx'
import { ShareLinks } from '../share/share-links.tsx'
import './article-text.css'
import { Words } from '../../ui/words.tsx'
import { Byline } from './byline.tsx'
import type { WholeArticle } from './load-blogs.ts'

/** A whole article. */
export function Article({ blog }: { blog: WholeArticle }) {
  return (
    <article className="page-width grid max-w-[46rem] gap-6 py-8 md:py-14 print:block print:space-y-6">
      <header className="grid gap-2">
        <h1 lang={blog.language} className="text-2xl">
          <Words text={blog.title} lang={blog.language} />
        </h1>
        <Byline date={blog.date} minutes={blog.minutes} />
      </header>
      <Picture
        picture={blog.picture}
        fallback="blog"
        alt={blog.picture_alt}
        sizes="(min-width: 769px) 672px, 92vw"
        priority
        unenlarged
        className="h-auto rounded-sm"
      />
      <div
        lang={blog.language}
        className="article-text max-w-measure print:mt-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it from its own closed set of nodes (docs/decisions/0020-articles-checked-twice.md)
        dangerouslySetInnerHTML={{ __html: blog.html }}
      />
      <ShareLinks title={blog.title} path={`/blog/${blog.id}`} className="border-line border-t pt-3" />
    </article>
  )
}
