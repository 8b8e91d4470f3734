import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createDatabase, createPool } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import { serverProgram } from '../../scripts/lib/builds.mjs'
import { findPostgres15, startPrivatePostgres } from '../../scripts/lib/private-postgres.ts'
import { serverFlags } from '../../scripts/lib/server-environment.mjs'
import { openNetwork } from '../../server/test/open-network.ts'
import { startStuckSmtpServer } from '../../server/test/stuck-smtp-server.ts'
import { faults } from '../faults/faults.ts'
import type { Figures, Scene } from '../faults/scene.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { MissingProgram } from '../lib/missing-program.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { authorToken, staffToken } from '../lib/tokens.ts'

/** Nobody waits longer, whatever is broken. */
const BOUND_MS = 5_000
const DISK = '256m'

/**
 * What a fault of the database, the mail server or the disk does to readers, authors and staff: one node, a PostgreSQL of its own behind a
 * network that can fall silent, a mail server that hangs, a disk that is full.
 */
export async function measureFaults(): Promise<Outcome> {
  const bin = findPostgres15()
  if (!bin) throw new MissingProgram('PostgreSQL 15 is needed to take away: install postgresql-15.')
  return inTemporaryFolder(async (folder) => {
    const postgres = await startPrivatePostgres(bin)
    const network = await openNetwork({ host: '127.0.0.1', port: Number(new URL(postgres.url).port) })
    const mail = await startStuckSmtpServer(null)
    const pool = createPool({ connectionString: postgres.url }, createLogger({ logLevel: 'silent' }))
    try {
      const { server, disk } = await startOnDisk(folder, {
        DATABASE_URL: postgres.url.replace(/:\d+\//, `:${network.port}/`),
        SMTP_URL: mail.url,
        DEMO: '1',
        LOG_LEVEL: 'silent',
        MESSAGES_PER_MINUTE: '1000000',
      })
      try {
        const db = createDatabase(pool)
        const { id: bookId, author_id } = await db
          .selectFrom('books')
          .select(['id', 'author_id'])
          .where('published_at', 'is not', null)
          .executeTakeFirstOrThrow()
        const staff = (await staffToken(db, server.url, 'admin')).token
        const author = (await authorToken(db, server.url, author_id)).token
        return await breakAll({ db, postgres, network, mail, server, disk, bookId, staff, author })
      } finally {
        await server.stop()
      }
    } finally {
      await pool.end()
      mail.close()
      network.close()
      await postgres.stop()
    }
  })
}

async function breakAll(scene: Scene): Promise<Outcome> {
  const rows: [string, Figures][] = []
  for (const [name, measure] of Object.entries(faults)) rows.push([name, await measure(scene)])
  return {
    findings: rows.map(([row, figures]) => findingOf(row, figures)),
    figures: Object.fromEntries(rows),
  }
}

function findingOf(row: string, figures: Figures): Finding {
  const times = Object.values(figures).flatMap((figure) => /([\d.]+) s$/.exec(figure)?.[1] ?? [])
  const isUnanswered = Object.values(figures).some((figure) => figure.startsWith('no answer'))
  return {
    row,
    figure: Object.entries(figures)
      .map(([who, what]) => `${who} ${what}`)
      .join('; '),
    bound: `each ≤ ${BOUND_MS / 1_000} s`,
    reached: times.length === 0 ? null : !isUnanswered && times.every((s) => Number(s) * 1_000 <= BOUND_MS),
  }
}

/** On a disk of its own where this system lets us mount one. */
async function startOnDisk(
  folder: string,
  env: Record<string, string>,
): Promise<{ server: RunningServer; disk: string | null }> {
  const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
  if (!mayMount) return { server: await startServer({ dataDir: folder, env }), disk: null }
  const mounting = `mount -t tmpfs -o size=${DISK} tmpfs "${folder}" && exec "$@"`
  const program = [process.execPath, ...serverFlags, serverProgram()]
  const server = await startServer({
    dataDir: folder,
    env,
    command: ['unshare', '-m', 'sh', '-c', mounting, 'sh', ...program],
  })
  return { server, disk: path.join(`/proc/${server.pid}/root`, folder) }
}
