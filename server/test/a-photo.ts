import sharp from 'sharp'

type Photo = { width: number; height: number; colour?: string; format?: 'jpeg' | 'png' | 'webp' }

/** The bytes of a picture of one colour. */
export function aPhoto({ width, height, colour = '#1f5c4a', format = 'png' }: Photo): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
}
