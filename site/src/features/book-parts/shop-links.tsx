import { formatTitle } from '../../reading/trade-words.ts'

export type Shop = { readonly format: string; readonly name: string; readonly url: string }

/** Where else a book is sold, each of its formats with its shops. Nothing for a book that is sold by us alone. */
export function ShopLinks({ shops }: { shops: readonly Shop[] }) {
  const formats = [...new Set(shops.map(({ format }) => format))]
  if (formats.length === 0) return null
  return (
    <dl className="grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      {formats.map((format) => (
        <div key={format} className="contents">
          <dt className="py-2.5 font-semibold">{formatTitle(format)}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {shops
              .filter((shop) => shop.format === format)
              .map(({ name, url }) => (
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="py-2.5 text-palm underline underline-offset-4 wrap-anywhere"
                >
                  {name}
                  <span className="sr-only"> ({formatTitle(format)})</span>
                </a>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
