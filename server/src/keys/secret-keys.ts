import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, SHORTEST_SECRET } from '../config/config.ts'
import { StartupProblem } from '../startup/startup-problem.ts'

type Shared = Pick<Config, 'secretKeys' | 'dataKeys' | 'databaseAddress'>

/** @throws StartupProblem that names each secret which nodes on one database must share, and which is not set. */
export function requireShared({ secretKeys, dataKeys, databaseAddress }: Shared): void {
  if (databaseAddress === null) return
  const missing = [
    ...(secretKeys === null ? ['SECRET_KEY'] : []),
    ...(dataKeys === null ? ['DATA_KEYS (for bank and tax details)'] : []),
  ]
  if (missing.length > 0)
    throw new StartupProblem(
      `Please set ${missing.join(' and ')}: with DATABASE_URL all nodes must have the same, so none is kept in the data folder. A good one: openssl rand -base64 48`,
    )
}

/**
 * The secrets of SECRET_KEY; without the setting the one in the data folder, which is made at the first start. The data folder
 * must be there and be ours alone. @throws StartupProblem when a database that others may share has no secret to share.
 */
export async function findSecrets({
  secretKeys,
  databaseAddress,
  dataDir,
}: Pick<Config, 'secretKeys' | 'databaseAddress' | 'dataDir'>): Promise<readonly string[]> {
  if (secretKeys !== null) return secretKeys
  requireShared({ secretKeys, dataKeys: [], databaseAddress })
  return [await keptSecret(path.join(dataDir, 'secret-key'))]
}

/**
 * The keys of DATA_KEYS, the newest first; without the setting those in the data folder, of which one is made at the first start.
 * @throws StartupProblem when a database that others may share has no keys to share.
 */
export async function findDataKeys({
  dataKeys,
  databaseAddress,
  dataDir,
}: Pick<Config, 'dataKeys' | 'databaseAddress' | 'dataDir'>): Promise<readonly string[]> {
  if (dataKeys !== null) return dataKeys
  requireShared({ secretKeys: [], dataKeys, databaseAddress })
  const file = path.join(dataDir, 'data-keys')
  const kept = (await keptText(file)).split(/\s+/)
  if (kept.every((key) => key.length >= SHORTEST_SECRET)) return kept
  throw new StartupProblem(
    `The file ${file} holds no whole keys. Bring it back from a backup: what was encrypted with them can be read with nothing else.`,
  )
}

async function keptSecret(file: string): Promise<string> {
  const kept = await keptText(file)
  if (kept.length < SHORTEST_SECRET)
    throw new StartupProblem(
      `The file ${file} holds no whole secret. Delete it to have another one made; whoever is logged in then logs in again.`,
    )
  return kept
}

/** What the file holds; at the first start a secret is made. It is there whole or not at all, also when the disk is full or a start is killed. */
async function keptText(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const made = randomBytes(48).toString('base64url')
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, `${made}\n`, { mode: 0o600, flush: true })
    await rename(unfinished, file) // nobody else makes one: the folder is ours alone
  } finally {
    await rm(unfinished, { force: true })
  }
  return made
}
