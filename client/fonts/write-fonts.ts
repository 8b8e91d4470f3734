import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cuts } from './cuts.ts'
import { cutFont, writeFaces } from './make-fonts.ts'

// `npm run fonts`: makes the site's files of letters and the style sheet that names them.
const folder = path.resolve(import.meta.dirname, '../src/fonts')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.woff2')) rmSync(path.join(folder, file))
for (const cut of cuts) {
  const file = await cutFont(cut)
  writeFileSync(path.join(folder, `${cut.name}.woff2`), file)
  console.log(`${cut.name}: ${file.length.toLocaleString('en-IN')} bytes`)
}
writeFileSync(path.join(folder, 'faces.css'), writeFaces())
