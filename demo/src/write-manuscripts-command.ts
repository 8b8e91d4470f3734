import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fullOfFindings, inBamini, inLanguage, poems, study, tidy } from './manuscripts/manuscripts.ts'
import { proseLanguages } from './manuscripts/prose-in.ts'

/** Writes the sample manuscripts into a folder: `npm run manuscripts -- FOLDER`. */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Please say into which folder')
await mkdir(folder, { recursive: true })
for (const [name, make] of Object.entries({
  tidy,
  novel: () => tidy({ chapters: 6, paragraphs: 24 }),
  ...Object.fromEntries(proseLanguages.map((language) => [`in-${language}`, () => inLanguage(language)])),
  poems,
  study,
  'in-bamini': inBamini,
  'full-of-findings': fullOfFindings,
}))
  await writeFile(path.join(folder, `${name}.docx`), await make())
