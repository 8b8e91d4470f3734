/** Where the sizes of a stored picture are found. Browsers load this; the schema of a picture is in `pictures.ts`. */

/** The widths in which every stored picture can be had, in pixels. Other widths do not exist. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Address of one size of a stored picture. */
export function pictureAddress(path: string, width: PictureWidth, type: PictureType): string {
  return `/storage/${path.replace(/\.webp$/, '')}-${width}.${type}`
}

/** Address of the 1200 x 630 JPEG that link previews show. */
export function shareAddress(path: string): string {
  return `/storage/${path.replace(/\.webp$/, '')}-share.jpg`
}

/** The sizes of a stored picture as `srcset` lists them: none is wider than it is, unless all are. @param own its width in pixels. */
export function pictureSet(path: string, own: number, type: PictureType): string {
  return pictureWidths
    .filter((width) => width <= own || width === pictureWidths[0])
    .map((width) => `${pictureAddress(path, width, type)} ${width}w`)
    .join(', ')
}
