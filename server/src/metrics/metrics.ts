import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { newestBackupAt } from '../backup/backups-folder.ts'
import type { Database } from '../db/database.ts'
import { readDiskRoom } from '../files/disk-room.ts'
import type { CountedRequest } from '../http/count-requests.ts'
import type { PageCache } from '../http/page-cache.ts'
import type { MailSigns } from '../mail/mail-signs.ts'
import { readWork, type Work } from './read-work.ts'

/** Seconds, from a fresh page on a quiet machine to what times out. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What a monitor reads: counted while the server works, and asked of the database at each look. */
export type Metrics = {
  countRequest(request: CountedRequest): void
  /** In the text format of Prometheus. Without the database it tells what this process knows. */
  read(): Promise<{ type: string; text: string }>
}

export type MetricsDeps = {
  db: Database
  pool: Pool
  cache: PageCache
  /** Where backups stand that were given no other place. */
  dataDir: string
  /** For how long changes of other nodes could not be heard of, in milliseconds. */
  unheardFor: () => number
  mail: MailSigns
}

/** @returns metrics whose names and labels stand in `docs/operations/monitoring.md`. */
export function createMetrics({ db, pool, cache, dataDir, unheardFor, mail }: MetricsDeps): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'panai_request_duration_seconds',
    help: 'Requests that the application answered, by route; what was kept or is a file is not among them.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers,
  })

  /** A figure of this process, taken when it is asked for. */
  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }
  function counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(value())
      },
    })
  }
  gauge('panai_pool_connections', 'Connections to the database that are open.', () => pool.totalCount)
  gauge('panai_pool_idle_connections', 'Those of them that do nothing.', () => pool.idleCount)
  gauge('panai_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  gauge('panai_kept_answers', 'Public answers in memory.', () => cache.figures.entries)
  gauge('panai_kept_answers_bytes', 'What they take.', () => cache.figures.bytes)
  counter('panai_kept_answers_hits_total', 'Answers from memory.', () => cache.figures.hits)
  counter('panai_kept_answers_made_total', 'Public answers that were made.', () => cache.figures.made)
  counter(
    'panai_kept_answers_drops_total',
    'How often all were dropped after a change.',
    () => cache.figures.drops,
  )
  gauge(
    'panai_news_unheard_seconds',
    'For how long changes that other nodes make could not be heard of; 0 while they are.',
    () => unheardFor() / 1_000,
  )
  gauge('panai_mail_held_up', '1 while the mail server takes none.', () => Number(mail.heldUp() !== null))
  gauge('panai_mail_held_up_seconds', 'For how long it has taken none; 0 while it does.', () => {
    const heldUp = mail.heldUp()
    return heldUp ? (Date.now() - heldUp.since.getTime()) / 1_000 : 0
  })

  const up = new Gauge({
    name: 'panai_database_up',
    help: '1 when the database answered this look in time.',
    registers,
  })
  const backup = new Gauge({
    name: 'panai_backup_timestamp_seconds',
    help: 'When the newest backup in the data folder was finished.',
    registers,
  })
  const free = new Gauge({
    name: 'panai_disk_free_bytes',
    help: 'Room on the disk of the data folder.',
    registers,
  })
  const size = new Gauge({ name: 'panai_disk_bytes', help: 'All of that disk.', registers })
  const work = createWorkGauges(registry)

  return {
    countRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    async read() {
      const [found, backedUpAt, room] = await Promise.all([
        readWork(db).catch(() => null),
        newestBackupAt(dataDir),
        readDiskRoom(dataDir).catch(() => null),
      ])
      // Without one, as where they are kept elsewhere, it has no value rather than a very old one.
      if (backedUpAt === null) backup.remove()
      else backup.set(backedUpAt)
      if (room) {
        free.set(room.free)
        size.set(room.size)
      } else for (const gauge of [free, size]) gauge.remove()
      up.set(found ? 1 : 0)
      work(found)
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Gauges of what the database holds: without it they have no value, rather than the last one. */
function createWorkGauges(registry: Registry): (work: Work | null) => void {
  const labelled = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const jobs = labelled('panai_jobs', 'Background work that is not done, by kind and state.', 'kind', 'state')
  const oldestJob = labelled('panai_job_oldest_seconds', 'How long the oldest one has been due.', 'kind')
  const lastFailed = labelled(
    'panai_job_last_failed',
    '1 when the last of its kind that ended failed.',
    'kind',
  )
  const succeeded = labelled(
    'panai_job_last_success_timestamp_seconds',
    'When one of its kind last succeeded.',
    'kind',
  )
  const mails = labelled('panai_mails', 'Mails that wait or were given up.', 'status')
  const oldestMail = labelled('panai_mail_oldest_seconds', 'How long the oldest waiting mail has been due.')
  const imports = labelled('panai_sales_imports', 'Sales files, by state.', 'state')
  const payoutRuns = labelled('panai_payout_runs', 'Payout runs, by state.', 'state')
  const lag = labelled(
    'panai_replication_lag_bytes',
    'What a replica has not replayed, where this account may know.',
    'replica',
  )
  const all = [jobs, oldestJob, lastFailed, succeeded, mails, oldestMail, imports, payoutRuns, lag]

  return (work) => {
    for (const gauge of all) gauge.reset()
    if (!work) {
      oldestMail.remove()
      return
    }
    for (const { kind, state, count, dueFor } of work.jobs) {
      jobs.set({ kind, state }, count)
      if (dueFor !== null) oldestJob.set({ kind }, dueFor)
    }
    for (const { kind, failed, succeededAt } of work.endedJobs) {
      lastFailed.set({ kind }, Number(failed))
      if (succeededAt !== null) succeeded.set({ kind }, succeededAt)
    }
    for (const { status, count, dueFor } of work.mails) {
      mails.set({ status }, count)
      if (status === 'waiting') oldestMail.set(dueFor)
    }
    for (const { state, count } of work.imports) imports.set({ state }, count)
    for (const { state, count } of work.payoutRuns) payoutRuns.set({ state }, count)
    for (const { replica, bytes } of work.replicas) lag.set({ replica }, bytes)
  }
}
