import { localised } from '@panai/contract/language/localised'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BlogCard } from '../features/blog/blog-card.tsx'
import { BlogFailure } from '../features/blog/blog-failure.tsx'
import { blogsHead } from '../features/blog/blog-head.ts'
import { LAST_BLOG_PAGE, loadBlogs } from '../features/blog/load-blogs.ts'
import { readPage } from '../features/library/library-search.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Empty, Loading } from '../ui/status.tsx'

const words = localised(
  {
    failed: 'Error loading blogs',
    none: 'No blogs available at the moment.',
    pages: 'Pages of the blog',
  },
  {
    failed: 'கட்டுரைகளைப் பெற முடியவில்லை',
    none: 'கட்டுரைகள் எதுவும் இப்போது இல்லை.',
    pages: 'வலைப்பதிவின் பக்கங்கள்',
  },
)

export const Route = createFileRoute('/blogs')({
  validateSearch: (input: Record<string, unknown>): { page?: number | undefined } => ({
    page: readPage(input.page, LAST_BLOG_PAGE),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ deps: { page = 1 }, abortController }) => {
    const loaded = await loadBlogs(page, abortController.signal)
    if (page > loaded.lastPage) {
      throw redirect({ to: '/blogs', search: { page: toPage(loaded.lastPage) }, replace: true })
    }
    return { ...loaded, page }
  },
  head: ({ loaderData }) => blogsHead(loaderData),
  pendingComponent: () => (
    <>
      <BlogBanner />
      <Loading text={localised('Loading blogs...', 'கட்டுரைகள் வருகின்றன...')} />
    </>
  ),
  errorComponent: ({ error }) => (
    <>
      <BlogBanner />
      <BlogFailure text={words.failed} error={error} />
    </>
  ),
  component: BlogList,
})

function BlogList() {
  const { blogs, page, lastPage } = Route.useLoaderData()
  return (
    <>
      <BlogBanner />
      <div className="page-width py-10 md:py-16">
        {blogs.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {blogs.map((blog) => (
              <li key={blog.id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={words.pages}
          page={page}
          lastPage={lastPage}
          to="/blogs"
          search={(number) => ({ page: toPage(number) })}
        />
      </div>
    </>
  )
}

function BlogBanner() {
  return (
    <PageBanner
      title={localised('Blog', 'வலைப்பதிவு')}
      subtitle={localised(
        'How books are written, made and paid for, from the people who make them.',
        'நூல்கள் எப்படி எழுதப்படுகின்றன, உருவாகின்றன, என்ன தருகின்றன: அவற்றை உருவாக்குபவர்கள் சொல்கிறார்கள்.',
      )}
      ornamentSeed="blog"
    />
  )
}

/** The first page has the plain address. */
function toPage(number: number): number | undefined {
  return number > 1 ? number : undefined
}
