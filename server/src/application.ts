import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@panai/contract/endpoints'
import type { ClientConfig, Pool } from 'pg'
import { createApp } from './app.ts'
import type { Config } from './config/config.ts'
import { type Database, hangUp } from './db/database.ts'
import { followNotices } from './db/follow-notices.ts'
import { nextScheduledChange } from './features/content/index.ts'
import { startSweeping } from './files/start-sweeping.ts'
import type { Storage } from './files/storage.ts'
import { openUploadFolder } from './files/upload-folder.ts'
import { createServer } from './http/create-server.ts'
import type { KeptAnswer } from './http/kept-answer.ts'
import { KeptFacts } from './http/kept-facts.ts'
import { type Listening, listen } from './http/listen.ts'
import { createListener, requestFor } from './http/listener.ts'
import { PageCache } from './http/page-cache.ts'
import { type ApiAnswer, notingFailures } from './http/page-failures.ts'
import { publicAddresses } from './http/public-addresses.ts'
import { renewMostRead } from './http/renew-most-read.ts'
import { followScheduledChanges } from './http/scheduled-changes.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { Site, SiteOptions } from './http/site.ts'
import { type SocketLimits, socketLimits } from './http/socket-limits.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { jobKinds } from './job-kinds.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Keyring } from './keys/keyring.ts'
import type { Logger } from './log/logger.ts'
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
import { openTransport } from './mail/open-transport.ts'
import { mailKinds } from './mail-kinds.ts'
import type { RunningMetrics } from './metrics/index.ts'
import { docConverter } from './untrusted-files/convert-doc.ts'
import { scanBy } from './untrusted-files/scan-file.ts'
import { createUntrustedFiles } from './untrusted-files/untrusted-files.ts'

const CACHE_BYTES = 64 * 1024 * 1024
/** For the requests under way when the node stops; all of the stop together shall take five seconds. */
const DRAIN_MS = 4_000
const SWEEP_MS = 50

export type ApplicationDeps = {
  config: Config
  db: Database
  pool: Pool
  connection: ClientConfig
  keys: Keyring
  storage: Storage
  log: Logger
  loadSite: (options: SiteOptions) => Promise<Site>
  /** Files of the built site; null when somebody else serves them. */
  filesFolder: string | null
  /** The built page of the console; null when somebody else serves it. */
  consolePage: string | null
  /** Other limits of connections than the usual ones. */
  sockets?: Partial<SocketLimits>
}

export type Application = {
  /** Where it listens, all on one port. */
  addresses: Listening['addresses']
  server: http.Server
  /** Where a monitor reads; null where none is wanted. */
  metricsAddress: AddressInfo | null
  /** Takes no new request and no new mail, finishes those in flight (four seconds at the most), then stops listening for notices. */
  stop(): Promise<void>
}

/** Puts the parts together and listens. @throws StartupProblem when the port can't be had. */
export async function startApplication(parts: ApplicationDeps): Promise<Application> {
  const { config, db, keys, log, storage } = parts
  const headers = commonHeaders(config.publicUrl, config)
  const notices = followNotices(parts.connection, {
    handlers: { public_content: forget, mail: () => mailWorker?.wake() },
    onLost: dropAll,
    onSilent: () => hangUp(parts.pool),
    onBack: () => jobs.lookAgain(),
    log,
  })
  const scheduled = followScheduledChanges({
    next: () => nextScheduledChange(db),
    onChange: dropAll,
    log,
  })
  const mayKeep = () => config.production && notices.listening() && scheduled.nothingIsDue()
  const facts = new KeptFacts(mayKeep)

  function dropAll(): void {
    facts.drop()
    cache.drop()
    mostRead.soon()
  }

  /** After a change the next scheduled one may be another, too. */
  function forget(): void {
    dropAll()
    scheduled.ask()
  }
  const stopping = new AbortController()
  let mailWorker: MailWorker | undefined
  let stopSweeping: (() => Promise<void>) | undefined
  let site: Site | undefined
  let metrics: RunningMetrics | undefined
  const uploads = openUploadFolder(config.dataDir)
  const checking = openUploadFolder(config.dataDir, 'checking')
  const setting = openUploadFolder(config.dataDir, 'setting')
  const scan = config.scanner && scanBy(config.scanner)
  const untrusted = createUntrustedFiles({ dataDir: config.dataDir, scan, log })
  const convertDoc =
    config.libreOffice === null
      ? null
      : docConverter({ program: config.libreOffice, dataDir: config.dataDir, log })
  const deps = { db, pool: parts.pool, storage, uploads, checking, setting, untrusted, convertDoc, log }
  const jobs = createJobs(deps, { kinds: jobKinds })
  const signs = {
    unheardFor: () => notices.unheardFor(),
    mail: { heldUp: () => mailWorker?.heldUp() ?? null, stopping: stopping.signal },
  }
  const app = createApp({
    config,
    db,
    connection: parts.connection,
    keys,
    log,
    storage,
    uploads,
    untrusted,
    jobs,
    facts,
    site: () => loaded(site),
    consolePage: parts.consolePage,
    newsRead: () => notices.caughtUp(),
    ...signs,
    keptPages: () => ({ keeping: config.production ? mayKeep() : null, ...cache.figures }),
    countRequest: config.metricsListen && ((request) => metrics?.countRequest(request)),
  })
  const keyOf = publicAddresses(endpoints, (url) => loaded(site).publicPageKey(url))
  const cache = new PageCache({
    maxBytes: CACHE_BYTES,
    mayKeep,
    settled: () => scheduled.settled(),
    keyOf,
    headers,
  })

  const mostRead = renewMostRead({
    cache,
    mayKeep,
    render: async (key) => app.fetch(requestFor(key), {}),
    log,
  })

  /** The pages' own way to the API: in process, sharing what is kept, and led on as a browser is. */
  async function callApi(address: string): Promise<ApiAnswer> {
    const answer = await askApi(address)
    const elsewhere = answer.headers.get('location')
    return elsewhere === null ? answer : askApi(elsewhere)
  }

  async function askApi(address: string): Promise<ApiAnswer> {
    const key = cache.keyOf(address, 'application/json')
    if (key === null) return app.fetch(new Request(new URL(address, 'http://panai.internal')), {})
    const answer = cache.find(key) ?? (await cache.make(key, async () => app.fetch(requestFor(key), {})))
    return answer instanceof Response ? answer : asApiAnswer(answer)
  }

  try {
    site = await parts.loadSite({ api: notingFailures(callApi), origin: config.publicUrl })
    const files = parts.filesFolder ? await loadStaticFiles(parts.filesFolder, headers) : new Map()
    const server = createServer(createListener({ app, cache, files, headers, log }), {
      limits: { ...socketLimits, ...parts.sockets },
      trustedProxies: config.trustedProxies,
      stopping: stopping.signal,
      log,
    })
    if (config.metricsListen) {
      const { startMetrics } = await import('./metrics/index.ts')
      metrics = await startMetrics(config.metricsListen, {
        ...{ db, pool: parts.pool, cache, dataDir: config.dataDir },
        ...signs,
      })
    }
    const listening = await listen(server, config)
    stopSweeping = startSweeping({ db, storage, folders: [uploads, checking, setting], log })
    mailWorker = startMailWorker({
      deps: { db, keys, publicUrl: config.publicUrl },
      transport: openTransport(config),
      kinds: mailKinds,
      from: config.mailFrom,
      log,
    })
    jobs.start() // what it loads is not waited for by the first page
    return {
      addresses: listening.addresses,
      server,
      metricsAddress: metrics?.address ?? null,
      async stop() {
        stopping.abort()
        await Promise.all([
          drain(server, listening, DRAIN_MS),
          mailWorker?.stop(),
          jobs.stop(),
          stopSweeping?.(),
        ])
        await mostRead.stop()
        await metrics?.stop()
        await untrusted.stop()
        scheduled.stop()
        await notices.stop()
      },
    }
  } catch (error) {
    await mostRead.stop()
    await metrics?.stop()
    scheduled.stop()
    await notices.stop()
    throw error
  }
}

/** What a page needs of an answer, without the streams that a Response makes of it. */
function asApiAnswer({ plain, own }: KeptAnswer): ApiAnswer {
  return { ok: true, status: 200, headers: new Headers(own), json: async () => JSON.parse(plain.toString()) }
}

function loaded(site: Site | undefined): Site {
  if (!site) throw new Error('a page was asked for before the site was loaded')
  return site
}

/**
 * Takes no new connection, and ends those that are open with their last answer.
 * @param patienceMs after which the answers that are still under way are cut off
 */
async function drain(server: http.Server, listening: Listening, patienceMs: number): Promise<void> {
  const closed = listening.close()
  // A connection falls idle with an answer that was under way, and its visitor would keep it open for seconds.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweeping)
  clearTimeout(impatience)
}
