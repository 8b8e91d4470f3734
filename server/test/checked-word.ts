import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { onTestFinished } from 'vitest'
import { type Checked, checkManuscript } from '../src/manuscripts/check/check-manuscript.ts'
import type { Finding, StoredReport } from '../src/manuscripts/findings/finding.ts'

export async function checkWord(bytes: Uint8Array, edits: readonly TextEdit[] = []): Promise<Checked> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-manuscript-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'file'), bytes)
  return checkManuscript(path.join(folder, 'file'), { edits })
}

/** The report of a Word file that can be checked. */
export async function checkedWord(
  bytes: Uint8Array,
  edits: readonly TextEdit[] = [],
): Promise<Omit<StoredReport, 'findings'> & { findings: Finding[] }> {
  const found = await checkWord(bytes, edits)
  if ('problem' in found) throw new Error(found.problem)
  return { ...found.report, findings: found.report.findings.filter((one) => 'kind' in one) }
}
