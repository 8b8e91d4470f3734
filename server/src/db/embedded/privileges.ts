import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../../startup/startup-problem.ts'
import type { Binaries } from './binaries.ts'

/** How PostgreSQL's programs are run: put behind `prefix`, by the user who owns their files. */
export type RunAs = { prefix: readonly string[]; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. Root runs it in a user namespace, where it is `nobody` and its files stay root's;
 * where namespaces are switched off (most containers), as the real `nobody`. Everyone else runs it as themselves.
 * Throws StartupProblem when the programs don't run on this system or can't reach the data folder.
 */
export function choosePrivileges(binaries: Binaries, dataDir: string): RunAs {
  const ourselves: RunAs = { prefix: [], uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const reason = whyNot(ourselves, binaries, dataDir)
  if (reason) {
    throw new StartupProblem(
      `The embedded PostgreSQL does not run on this system (${reason}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  if (ourselves.uid !== 0) return ourselves

  const nobody = { uid: numberOf('-u'), gid: numberOf('-g') }
  const namespace: RunAs = {
    ...ourselves,
    prefix: ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
  }
  if (!whyNot(namespace, binaries, dataDir)) return namespace

  const unprivileged: RunAs = { prefix: [], ...nobody }
  letPass(dataDir, nobody.gid)
  if (!whyNot(unprivileged, binaries, dataDir)) return unprivileged

  throw new StartupProblem(
    `PostgreSQL refuses to run as root, and the user nobody can't reach both ${dataDir} and ${binaries.postgres}: start as an ordinary user who owns the data folder, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  )
}

/** The part of `spawn`'s options that makes the program run as that user. */
export function identity({ uid, gid }: RunAs): { uid: number; gid: number } | Record<string, never> {
  return uid === process.getuid?.() ? {} : { uid, gid }
}

/**
 * Gives a folder and all in it to the user PostgreSQL runs as: how root runs it may change from one start to the next.
 * The folder itself comes last, so its owner tells whether all of it was done.
 */
export function handOver(folder: string, { uid, gid }: RunAs): void {
  if (process.getuid?.() !== 0 || lstatSync(folder).uid === uid) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), uid, gid)
  }
  lchownSync(folder, uid, gid)
}

/** Why the programs can't be run that way, or null when they can. */
function whyNot(runAs: RunAs, { postgres }: Binaries, dataDir: string): string | null {
  const check = [...runAs.prefix, 'sh', '-c', '"$0" --version && cd "$1"', postgres, dataDir]
  const [program = 'sh', ...args] = check
  const { status, error, stderr } = spawnSync(program, args, { ...identity(runAs), encoding: 'utf8' })
  if (status === 0) return null
  return error ? error.message : (stderr.trim().split('\n')[0] ?? `exit code ${status}`)
}

function numberOf(option: '-u' | '-g'): number {
  const id = Number.parseInt(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout, 10)
  return Number.isNaN(id) ? 65534 : id
}

/** Lets that group walk through the data folder (not list it) to the cluster inside. Only where the folder is ours. */
function letPass(dataDir: string, gid: number): void {
  const { uid, mode } = statSync(dataDir)
  if (uid !== 0 || (mode & 0o001) !== 0) return
  chownSync(dataDir, 0, gid)
  chmodSync(dataDir, (mode & 0o777) | 0o010)
}
