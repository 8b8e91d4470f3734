import type { ComponentProps } from 'react'

/** One drawing in its widths, px, by the address of each file. */
export type Drawn = { readonly avif: Files; readonly webp: Files }
type Files = Readonly<Record<number, string>>

const sourceSet = (files: Files) =>
  Object.entries(files)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ')

/** The two kinds of a drawing as sources; where there is another for narrow screens, `media` tells them apart. */
export function DrawnSources({ drawn, sizes, media }: { drawn: Drawn; sizes: string; media?: string }) {
  const common = { sizes, media } satisfies ComponentProps<'source'>
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(drawn.avif)} {...common} />
      <source type="image/webp" srcSet={sourceSet(drawn.webp)} {...common} />
    </>
  )
}
