import { type PictureType, pictureAddress, pictureWidths } from '@panai/contract/picture-addresses'
import type { Picture as StoredPicture } from '@panai/contract/pictures'
import { type ComponentProps, useCallback, useState } from 'react'

const fallbacks = {
  book: { src: '/pictures/default-book-cover.webp', width: 640, height: 960 },
  author: { src: '/pictures/default-author.webp', width: 640, height: 640 },
  blog: { src: '/pictures/default-blog.webp', width: 1280, height: 720 },
} as const

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
  className?: string
}

/** A stored picture in the sizes that suit the screen, or its default. */
export function Picture({ picture, fallback, alt, sizes, priority = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const path = picture?.path
  // An error before the page came to life told nobody.
  const checkEarlyError = useCallback(
    (image: HTMLImageElement | null) => {
      if (path && image?.complete && image.naturalWidth === 0) setBroken(path)
    },
    [path],
  )
  const loading: ImageProps = priority ? { fetchPriority: 'high' } : { loading: 'lazy' }

  if (!picture || broken === picture.path) {
    const { src, width, height } = fallbacks[fallback]
    return (
      <img
        key="fallback"
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={className}
        decoding="async"
        {...loading}
      />
    )
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        key={picture.path}
        ref={checkEarlyError}
        src={pictureAddress(picture.path, 640, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        style={{ backgroundColor: picture.placeholder }}
        onError={() => setBroken(picture.path)}
        alt={alt}
        className={className}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}

function sourceSet(picture: StoredPicture, type: PictureType): string {
  return pictureWidths
    .filter((width) => width <= picture.width || width === pictureWidths[0])
    .map((width) => `${pictureAddress(picture.path, width, type)} ${width}w`)
    .join(', ')
}
