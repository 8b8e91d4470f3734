import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../test/until.ts'
import { docConverter } from './convert-doc.ts'
import { OPENING_FOLDER } from './task.ts'

/** A converter with a script in LibreOffice's place, which finds the manuscript at `$DOC` and its folder at `$HERE`. */
async function aConverter(script: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-convert-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const program = path.join(dataDir, 'soffice')
  await writeFile(program, `#!/bin/sh\nfor DOC; do :; done\nHERE=$(dirname "$DOC")\n${script}\n`)
  await chmod(program, 0o700)
  const doc = path.join(dataDir, 'one.doc')
  await writeFile(doc, 'a manuscript')
  const warned: string[] = []
  const log = { warn: (_: unknown, said: string) => void warned.push(said) }
  const convert = docConverter({ program, dataDir, log: log as never }) // the one that is called
  return { convert, dataDir, doc, docx: path.join(dataDir, 'one.docx'), warned }
}

const leftIn = (dataDir: string) => readdir(path.join(dataDir, OPENING_FOLDER))

test('what the program makes is put in its place, and nothing of its work stays', async () => {
  const { convert, dataDir, doc, docx, warned } = await aConverter(
    'mkdir "$HERE/out"; cp "$DOC" "$HERE/out/manuscript.docx"',
  )
  expect(await convert(doc, docx)).toBe(true)
  expect(await readFile(docx, 'utf8')).toBe('a manuscript')
  expect([await leftIn(dataDir), warned]).toEqual([[], []])
})

test.each([
  ['fails', 'exit 1'],
  ['ends and has made nothing', 'exit 0'],
  ['makes a link to something else', 'mkdir "$HERE/out"; ln -s /etc/hostname "$HERE/out/manuscript.docx"'],
  ['makes a folder', 'mkdir -p "$HERE/out/manuscript.docx"'],
])('nothing is taken of a program that %s, and that is logged', async (_, script) => {
  const { convert, dataDir, doc, docx, warned } = await aConverter(script)
  expect(await convert(doc, docx)).toBe(false)
  expect([existsSync(docx), await leftIn(dataDir), warned]).toEqual([
    false,
    [],
    ['a Word file of the old kind could not be converted'],
  ])
})

test('a program that is not there is as one that fails', async () => {
  const { dataDir, doc, docx } = await aConverter('exit 0')
  expect(await docConverter({ program: '/nowhere/soffice', dataDir })(doc, docx)).toBe(false)
})

test('it has nothing of the server’s environment', async () => {
  process.env.PANAI_TEST_SECRET = 'a secret'
  onTestFinished(() => {
    delete process.env.PANAI_TEST_SECRET
  })
  const { convert, doc, docx } = await aConverter('mkdir "$HERE/out"; env > "$HERE/out/manuscript.docx"')
  expect(await convert(doc, docx)).toBe(true)
  expect(await readFile(docx, 'utf8')).not.toContain('a secret')
})

test('once it is not wanted any more it ends, with all that it has started', async () => {
  const { convert, dataDir, doc, docx } = await aConverter(
    'sleep 1000 &\necho $! > "$HERE/../../started"\nwait',
  )
  const stopping = new AbortController()
  const converting = convert(doc, docx, stopping.signal)
  const refused = expect(converting).rejects.toThrow('stopped')
  const started = path.join(dataDir, 'started')
  await until('it works', async () => existsSync(started) && (await readFile(started, 'utf8')).trim() !== '')
  const child = Number(await readFile(started, 'utf8'))
  stopping.abort(new Error('stopped'))
  await refused
  await until('what it has started has ended', async () => !isAlive(child))
  expect(await leftIn(dataDir)).toEqual([])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
