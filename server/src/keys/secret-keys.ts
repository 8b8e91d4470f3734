import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartupProblem } from '../startup-problem.ts'

/** Each at least so long, so that nobody finds one by trying. */
export const SHORTEST_SECRET = 32

/**
 * The secrets of SECRET_KEY; without the setting the one in the data folder, which is made at the first start. The data folder
 * must be there and be ours alone. @throws StartupProblem when a database that others may share has no secret to share.
 */
export async function findSecrets({
  secretKeys,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDir'>): Promise<readonly string[]> {
  if (secretKeys !== null) return secretKeys
  if (databaseUrl !== null)
    throw new StartupProblem(
      'Please set SECRET_KEY: with DATABASE_URL it can’t be kept in the data folder, since all nodes must have the same. A good one: openssl rand -base64 48',
    )
  return [await keptSecret(path.join(dataDir, 'secret-key'))]
}

async function keptSecret(file: string): Promise<string> {
  const made = randomBytes(48).toString('base64url')
  try {
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length < SHORTEST_SECRET)
    throw new StartupProblem(
      `The file ${file} holds no whole secret. Delete it to have another one made; whoever is logged in then logs in again.`,
    )
  return kept
}
