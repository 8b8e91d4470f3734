import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeAttackFolder, notePid } from './attack-folder.ts'

function aPlace(): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'panai-test-place-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  return place
}

test('a folder whose processes have all ended is removed by the next attack, and no other', async () => {
  const place = aPlace()
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(gone, 'exit')
  const left = mkdtempSync(path.join(place, 'panai-attack-'))
  notePid(left, gone.pid ?? 0)
  writeFileSync(path.join(left, 'log'), 'lines')
  const stopping = mkdtempSync(path.join(place, 'panai-attack-'))
  notePid(stopping, gone.pid ?? 0)
  notePid(stopping, process.pid)
  const unknown = mkdtempSync(path.join(place, 'panai-attack-'))
  const running = makeAttackFolder(place)
  const another = makeAttackFolder(place)
  expect(readdirSync(place).sort()).toEqual(
    [stopping, unknown, running, another].map((folder) => path.basename(folder)).sort(),
  )
})
