import { pictureAddress, pictureSet } from '@panai/contract/pictures/picture-addresses'
import type { Picture as StoredPicture } from '@panai/contract/pictures/pictures'
import type { ComponentProps } from 'react'

const fallbacks = {
  book: { src: '/pictures/default-book-cover.webp', width: 640, height: 960 },
  author: { src: '/pictures/default-author.webp', width: 640, height: 640 },
  blog: { src: '/pictures/default-blog.webp', width: 1280, height: 720 },
} as const

/** Of the height of the screen, in per cent. */
const MOST_OF_SCREEN = 70

type ImageProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>

type PictureProps = {
  picture: StoredPicture | null
  /** What to show when there is no picture or it can't be had. */
  fallback: keyof typeof fallbacks
  alt: string
  /** How wide it is shown, as the attribute of that name wants it. */
  sizes: string
  /** For the one picture that the page is about: loaded at once. */
  priority?: boolean
  /** Shown whole: never larger than it is, and on a screen that lies never higher than most of it. */
  unenlarged?: boolean
  className?: string
}

/** A stored picture in the sizes that suit the screen, or its default. */
export function Picture({
  picture,
  fallback,
  alt,
  sizes,
  priority = false,
  unenlarged = false,
  className,
}: PictureProps) {
  const loading: ImageProps = priority ? { fetchPriority: 'high' } : { loading: 'lazy' }

  const { src, width, height } = fallbacks[fallback]
  if (!picture) {
    return (
      <img
        key="fallback"
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(unenlarged && { style: { width: ownWidth({ width, height }) } })}
        decoding="async"
        {...loading}
      />
    )
  }
  return (
    <picture key={picture.path} className="contents">
      <source type="image/avif" srcSet={pictureSet(picture.path, picture.width, 'avif')} sizes={sizes} />
      <img
        // The page's first script puts it there where this one can't be had.
        data-fallback={`${src} ${width} ${height}`}
        src={pictureAddress(picture.path, 640, 'webp')}
        srcSet={pictureSet(picture.path, picture.width, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        style={{ backgroundColor: picture.placeholder, ...(unenlarged && { width: ownWidth(picture) }) }}
        alt={alt}
        className={className}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}

function ownWidth({ width, height }: { width: number; height: number }): string {
  return `min(100%, ${width}px, ${((MOST_OF_SCREEN * width) / height).toFixed(2)}svh)`
}
