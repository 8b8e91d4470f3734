import { buffer } from 'node:stream/consumers'
import { brand } from '@panai/contract/brand/brand'
import { Document, Packer } from 'docx'
import { listZip, openZip, readZipEntry } from '../../formats/zip/read-zip.ts'
import type { PageLayout } from './page-layout.ts'
import { styles, withPageBreaks } from './styles.ts'

/** What the library has no option for. */
const changes: Readonly<Record<string, (part: string) => string>> = {
  'word/styles.xml': withPageBreaks,
  'word/settings.xml': (part) => part.replace(/(?=<w:defaultTabStop)/, '<w:mirrorMargins/>'),
  // Not when it was made: the same text makes the same file.
  'docProps/core.xml': (part) => part.replace(/<dcterms:(created|modified).*?<\/dcterms:\1>/g, ''),
}
/** What is in no file of ours that is larger. */
const limits = { parts: 50, bytes: 10_000_000, ratio: 1_000 }
/** Those that hold what is in a file in any case: looks, settings, whose it is. */
const kept = /^(?:word\/(?:styles|settings|fontTable|theme\/theme1)\.xml|docProps\/(?:app|core|custom)\.xml)$/

type Frame = {
  title: string | null
  author: string | null
  layout: PageLayout
  notes: Readonly<Record<string, string>>
}

/**
 * The parts of a Word file that are around its text, by their names, as the library writes them.
 * @param notes by their names: they go with the file, and nobody sees them who writes in it.
 */
export async function frameOfWordFile({ title, author, layout, notes }: Frame): Promise<Map<string, string>> {
  const document = new Document({
    ...(title !== null && { title }),
    creator: author ?? brand.name,
    lastModifiedBy: brand.name,
    styles: styles(layout),
    compatibility: { version: 15 },
    customProperties: Object.entries(notes).map(([name, value]) => ({ name, value })),
    sections: [{ children: [] }],
  })
  const zip = await openZip(await Packer.toBuffer(document))
  try {
    const parts = new Map<string, string>()
    for (const [name, entry] of await listZip(zip, limits)) {
      if (!kept.test(name)) continue
      const text = (await buffer(readZipEntry(zip, entry))).toString()
      parts.set(name, (changes[name] ?? ((same) => same))(text))
    }
    return parts
  } finally {
    zip.close()
  }
}
