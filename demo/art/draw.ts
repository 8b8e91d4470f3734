/** Draws every picture of the demo and the brand: `node demo/art/draw.ts`. The same catalogue gives the same bytes. */
import path from 'node:path'
import { readCatalogue } from '../src/read-catalogue.ts'
import { favicon, faviconSvg, markSvg, tile, wordmarkSvg } from './brand/icons.ts'
import { defaultAuthor, defaultBlog, defaultBook, defaultCover, shareCard } from './brand/pictures.ts'
import { drawBlogPicture } from './draw-blog-picture.ts'
import { drawCover } from './draw-cover.ts'
import { drawSampleCover } from './draw-sample-cover.ts'
import { drawEmblem, drawWreath } from './emblems.ts'
import { keep, writePng, writeWebp, written } from './raster.ts'

const root = path.resolve(import.meta.dirname, '../..')
const drawn = (...names: string[]) => path.join(root, 'demo/art/drawn', ...names)
const site = (...names: string[]) => path.join(root, 'site', ...names)

const { authors, books, blogs, testimonials } = await readCatalogue()
const authorsBySlug = new Map(authors.map((author) => [author.slug, author]))

for (const book of books)
  await writeWebp(drawn('covers', `${book.slug}.webp`), drawCover(book, authorsBySlug))
for (const { slug, name } of authors)
  await writeWebp(drawn('authors', `${slug}.webp`), drawEmblem(slug, name))
for (const { slug, motif } of blogs)
  await writeWebp(drawn('blogs', `${slug}.webp`), drawBlogPicture(slug, motif))
for (const { slug, book_title, order } of testimonials) {
  await writeWebp(drawn('testimonials', `${slug}-cover.webp`), drawSampleCover(slug, book_title, order))
  await writeWebp(drawn('testimonials', `${slug}-author.webp`), drawWreath(slug, order, 400))
}

await writeWebp(site('public/pictures/default-book-cover.webp'), defaultCover())
await writeWebp(site('public/pictures/default-book.webp'), defaultBook())
await writeWebp(site('public/pictures/default-author.webp'), defaultAuthor())
await writeWebp(site('public/pictures/default-blog.webp'), defaultBlog())
await writePng(site('public/pictures/share.png'), shareCard(), 1200, 630)

await keep(site('src/ui/brand-mark/mark.svg'), markSvg)
await keep(site('src/ui/brand-mark/wordmark.svg'), wordmarkSvg())
await keep(site('public/favicon.svg'), faviconSvg)
await keep(site('public/favicon.ico'), await favicon())
await writePng(site('public/apple-touch-icon.png'), tile(180, 0.7, 0), 180)
await writePng(site('public/icon-192.png'), tile(192, 0.76, 34), 192)
await writePng(site('public/icon-512.png'), tile(512, 0.76, 90), 512)
await writePng(site('public/icon-maskable-512.png'), tile(512, 0.56, 0), 512)

const bytes = written.reduce((sum, file) => sum + file.bytes, 0)
const largest = written.reduce((one, other) => (one.bytes > other.bytes ? one : other))
console.log(
  `${written.length} pictures, ${(bytes / 1e6).toFixed(1)} MB; largest ${path.relative(root, largest.file)}, ${Math.round(largest.bytes / 1000)} kB`,
)
