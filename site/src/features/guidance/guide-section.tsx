import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A piece of the guidelines: words on one side, where it helps a figure on the other. */
export function GuideSection({
  title,
  figure,
  children,
}: {
  title: string
  figure?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid gap-x-16 gap-y-6', !!figure && 'lg:grid-cols-[1fr_27rem] lg:items-start')}
    >
      <div className="min-w-0 max-w-measure space-y-4">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {children}
      </div>
      {figure}
    </section>
  )
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-5 marker:text-turmeric">{children}</ul>
}

/** A drawing with the words that belong to it. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="rounded-lg border border-line bg-leaf p-5">
      {children}
      <figcaption className="mt-4 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}

export type FactTable = {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [string, ...string[]])[]
}

/** Figures in rows; it scrolls sideways where it does not fit. */
export function Facts({ caption, heads, rows }: FactTable) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={caption} tabIndex={0} className="max-w-full overflow-x-auto">
      <table className="w-full text-left">
        <caption className="pb-2 text-left text-ink-soft text-sm">{caption}</caption>
        <thead>
          <tr className="border-ink border-b">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={classNames('py-2 pr-4 align-bottom', at > 0 && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 font-semibold">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]} className="whitespace-nowrap py-2 pr-4 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
