import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { mailKinds } from '../mail-kinds.ts'

const command = path.join(import.meta.dirname, 'preview-mails.ts')

test('the preview shows every letter, and says where', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-preview-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env: { DATA_DIR: dataDir } })
  const index = fileURLToPath(/file:\S+/.exec(stdout)?.[0] ?? '')
  const page = await readFile(index, 'utf8')
  for (const { name, samples } of mailKinds)
    for (const shows of Object.keys(samples)) expect(page).toContain(`<h2>${name}, ${shows}</h2>`)
  for (const [, file = ''] of page.matchAll(/(?:href|src)="([^"]+)"/g))
    expect(await readFile(path.join(path.dirname(index), file), 'utf8')).toContain('Panai')
})
