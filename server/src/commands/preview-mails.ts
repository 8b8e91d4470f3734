import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '../config/config.ts'
import { buildMessage } from '../mail/build-message.ts'
import { type PreviewedLetter, previewPage } from '../mail/preview-page.ts'
import { renderHtml } from '../mail/render-html.ts'
import { mailKinds } from '../mail-kinds.ts'
import { runExpecting } from './run-command.ts'

const NO_KEY = '00000000-0000-4000-8000-000000000000'

/** Writes every template with every sample into the data folder, as the server would send it, and says where to look. */
async function writePreview(): Promise<string> {
  const { dataDir, mailFrom } = readConfig(process.env)
  const folder = path.join(dataDir, 'mail-preview')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const letters: PreviewedLetter[] = []
  for (const kind of mailKinds)
    for (const [shows, letter] of Object.entries(kind.samples)) {
      const name = `${kind.name} ${shows}`.replace(/[^a-z]+/gi, '-')
      const { raw } = await buildMessage(letter, { key: NO_KEY, writtenAt: new Date(), from: mailFrom })
      await writeFile(path.join(folder, `${name}.html`), await renderHtml(letter))
      await writeFile(path.join(folder, `${name}.eml`), raw)
      letters.push({ kind: kind.name, shows, name, letter })
    }
  const index = path.join(folder, 'index.html')
  await writeFile(index, await previewPage(letters))
  return pathToFileURL(index).href
}

await runExpecting(async () => console.log(`Every mail, as it is sent: ${await writePreview()}`))
