import { readHead } from '../../files/read-head.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { firstTold, type UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { type PictureFinding, pictureFinding } from './picture-finding.ts'

const HEAD_BYTES = 16

/** By what a file begins with, never by its name. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^GIF8[79]a/,
  // AVIF: the length of its first box, in bytes that no text holds, and what box it is.
  /^\0\0[\s\S]{2}ftyp(?:avif|avis|mif1|msf1)/,
  /^(?:II\x2a\0|MM\0\x2a)/, // TIFF
]

/** Whether it may be a picture at all: what is none takes no process. */
export async function beginsAsPicture(file: string): Promise<boolean> {
  const head = (await readHead(file, HEAD_BYTES)).toString('latin1')
  return beginnings.some((known) => known.test(head))
}

/** Has a picture decoded and written anew at `to`. What its process did not live to tell, or wrote nothing for, is no picture. */
export async function openPicture(
  untrusted: UntrustedFiles,
  { from, to, types }: { from: string; to: string; types: readonly string[] },
  owner: Owner,
): Promise<PictureFinding> {
  if (!(await beginsAsPicture(from))) return { problem: 'type' }
  const found = await untrusted.open(
    { kind: 'picture', types },
    from,
    owner,
    async ({ told, takeOutput }): Promise<PictureFinding> => {
      const { data } = pictureFinding.safeParse(await firstTold(told))
      if (data && 'width' in data) await takeOutput(to)
      return data ?? { problem: 'type' }
    },
  )
  return found === 'harmful' ? { problem: 'harmful' } : found
}
