import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { firstReported, type UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { beginsAsPicture } from './begins-as-picture.ts'
import { type PictureFinding, pictureFinding } from './picture-finding.ts'

/** Has a picture decoded and re-encoded at `to`. A file whose process dies or writes nothing is no picture. */
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
    async ({ reported, takeOutput }): Promise<PictureFinding> => {
      const { data } = pictureFinding.safeParse(await firstReported(reported))
      if (data && 'width' in data) await takeOutput(to)
      return data ?? { problem: 'type' }
    },
  )
  return typeof found === 'string' ? { problem: found } : found
}
