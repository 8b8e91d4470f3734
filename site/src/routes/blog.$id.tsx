import { createFileRoute } from '@tanstack/react-router'
import { Article } from '../features/blog/article.tsx'
import { BlogFailure } from '../features/blog/blog-failure.tsx'
import { blogHead } from '../features/blog/blog-head.ts'
import { loadBlog } from '../features/blog/load-blogs.ts'
import { unloadedHead } from '../head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loading } from '../ui/status.tsx'

export const Route = createFileRoute('/blog/$id')({
  validateSearch: ({ preview }: Record<string, unknown>): { preview?: string | undefined } => ({
    preview: typeof preview === 'string' ? preview : undefined,
  }),
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: ({ params, deps: { preview }, abortController }) =>
    loadBlog(params.id, preview, abortController.signal),
  head: ({ loaderData, match }) => (loaderData ? blogHead(loaderData) : unloadedHead('Blog', match)),
  pendingComponent: () => <Loading text="Loading blog..." />,
  errorComponent: ({ error }) => <BlogFailure as="h1" text="Error loading blog" error={error} />,
  notFoundComponent: () => (
    <Empty as="h1" text="Blog not found">
      <ButtonLink to="/blogs">All articles</ButtonLink>
    </Empty>
  ),
  component: BlogPage,
})

function BlogPage() {
  return (
    <>
      <Article blog={Route.useLoaderData()} />
      <p className="page-width max-w-[46rem] pb-14 print:hidden">
        <ButtonLink to="/blogs" variant="secondary">
          All articles
        </ButtonLink>
      </p>
    </>
  )
}
