import { writeFile } from 'node:fs/promises'
import type { SampleExtent } from '@panai/contract/catalogue/sample-rules'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { withoutTypedContents } from '../book/without-typed-contents.ts'
import { eachPicture } from '../each-picture.ts'
import { readEbookPicture } from '../ebook/ebook-pictures.ts'
import { readText } from '../read-text.ts'
import { withWordPackage } from '../word/with-word-package.ts'
import { picturesIn } from './letters-of-blocks.ts'
import type { SampleFile } from './sample-file.ts'
import { splitSample } from './split-sample.ts'
import { takeSample } from './take-sample.ts'

/** What is longer helps nobody who looks for the cause. */
const MOST_CAUSE = 500

type Asked = { extent: SampleExtent; edits: readonly TextEdit[]; output: string }

/** Takes a sample out of a Word file. @returns how much of the text it is, in per cent, once it is written; or why there is none, with its cause where the file can't be read. */
export async function tellSample(
  file: string,
  { extent, edits, output }: Asked,
): Promise<{ percent: number } | { problem: string; cause?: string }> {
  try {
    return await withWordPackage(file, async (word) => {
      const { book, pictures } = await readText(word, edits)
      const found = takeSample(withoutTypedContents(book), extent)
      if ('problem' in found) return found
      const blocks = found.sections.flatMap((section) => section.blocks)
      const wanted = new Set(picturesIn(blocks).map(({ number }) => number))
      const made = await eachPicture(word, pictures, readEbookPicture, wanted)
      const sample: SampleFile = {
        pages: splitSample(found.sections, book),
        pictures: [...made].map(([number, { bytes }]) => ({ number, jpeg: bytes.toString('base64') })),
      }
      await writeFile(output, JSON.stringify(sample))
      return { percent: found.percent }
    })
  } catch (error) {
    return { problem: 'broken', cause: String(error).slice(0, MOST_CAUSE) }
  }
}
