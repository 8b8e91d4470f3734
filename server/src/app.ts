import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { endpoints } from '@panai/contract/endpoints'
import { messages } from '@panai/contract/http/messages'
import { Hono } from 'hono'
import type { ClientConfig } from 'pg'
import { atClosure } from './at-closure.ts'
import type { Config } from './config/config.ts'
import { demoLoginsFor, demoLoginsOf } from './config/demo-logins.ts'
import { type Database, LOCKED_MS } from './db/database.ts'
import { withPatience } from './db/patience.ts'
import { limitAttempts } from './features/accounts/index.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { advanceRoutes } from './features/advances/routes.ts'
import { agreementRoutes } from './features/agreements/routes.ts'
import { auditRoutes } from './features/audit/index.ts'
import { backgroundRoutes, failedJobs } from './features/background/index.ts'
import { readBookCounts } from './features/catalogue/count-books.ts'
import { redirectMergedAuthors } from './features/catalogue/redirect-merged-authors.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { authorStaffRoutes } from './features/catalogue/staff/author-staff-routes.ts'
import { bookStaffRoutes } from './features/catalogue/staff/book-staff-routes.ts'
import { staffRoutes } from './features/console/routes.ts'
import { contentRoutes } from './features/content/routes.ts'
import { contentStaffRoutes } from './features/content/staff/routes.ts'
import { mountDiscovery } from './features/discovery/index.ts'
import { mountDocs } from './features/docs/index.ts'
import { waitingSubmissions } from './features/editorial/index.ts'
import { editorialRoutes } from './features/editorial/routes.ts'
import { unansweredEnquiries } from './features/enquiries/index.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { staffEnquiryRoutes } from './features/enquiries/staff/routes.ts'
import { exportRoutes } from './features/export/index.ts'
import { fourEyesRoutes } from './features/four-eyes/routes.ts'
import { fullExportRoutes } from './features/full-export/index.ts'
import { mountHealth } from './features/health/index.ts'
import { manualJournalRoutes, waitingJournals } from './features/manual-journals/routes.ts'
import { monthCloseRoutes } from './features/month-close/index.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import type { KeptPages } from './features/operations/index.ts'
import { operationsRoutes } from './features/operations/index.ts'
import { outboxRoutes } from './features/outbox/routes.ts'
import { freezePayee } from './features/payees/index.ts'
import { payeeRoutes } from './features/payees/routes.ts'
import { frozenPayees, payeeFreezeRoutes } from './features/payees/staff/freeze-routes.ts'
import { payeeStaffRoutes, unverifiedPayees } from './features/payees/staff/routes.ts'
import { payeeLookup } from './features/payouts/payee-lookup.ts'
import { payoutRoutes } from './features/payouts/routes.ts'
import { unfinishedRuns } from './features/payouts/run-queries.ts'
import { mountPictures } from './features/pictures/mount-pictures.ts'
import { ratesRoutes } from './features/rates/routes.ts'
import { receiptRoutes } from './features/receipts/index.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { royaltyRoutes } from './features/royalties/routes.ts'
import { changeBooks, filesToLookAt } from './features/sales-import/index.ts'
import { salesImportRoutes } from './features/sales-import/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { unansweredQueries } from './features/statements/index.ts'
import { statementRoutes } from './features/statements/routes.ts'
import { submissionRoutes } from './features/submissions/routes.ts'
import { testimonialRoutes } from './features/testimonials/index.ts'
import { unansweredThreads } from './features/threads/index.ts'
import { threadRoutes } from './features/threads/routes.ts'
import { tradeFeedRoutes } from './features/trade-feed/index.ts'
import type { Storage } from './files/storage.ts'
import type { UploadFolder } from './files/upload-folder.ts'
import { clientAddress } from './http/client-address.ts'
import { type CountedRequest, countRequests } from './http/count-requests.ts'
import { replyToError } from './http/error-reply.ts'
import { isFromHere } from './http/is-from-here.ts'
import type { KeptFacts } from './http/kept-facts.ts'
import { limitBodies } from './http/limit-bodies.ts'
import { limitRequests } from './http/limit-requests.ts'
import { limitWriting } from './http/limit-writing.ts'
import { logRequests } from './http/log-requests.ts'
import { mountConsole } from './http/mount-console.ts'
import { rateLimitsInDatabase, rateLimitsInMemory } from './http/rate-limit-store.ts'
import { Refusal } from './http/refusal.ts'
import { mount } from './http/route.ts'
import type { ServerContext } from './http/server-context.ts'
import { renderPages, type Site } from './http/site.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Keyring } from './keys/keyring.ts'
import type { Logger } from './log/logger.ts'
import { failedMails } from './mail/failed-mails.ts'
import type { MailSigns } from './mail/mail-signs.ts'
import { mailKinds } from './mail-kinds.ts'
import type { UntrustedFiles } from './untrusted-files/untrusted-files.ts'

const LARGEST_BODY = 64 * 1024

/** What waits for the company's people: each feature counts its own. */
const waiting = [
  ...waitingSubmissions,
  unansweredEnquiries,
  unansweredThreads,
  unansweredQueries,
  frozenPayees,
  unverifiedPayees,
  ...filesToLookAt,
  unfinishedRuns,
  waitingJournals,
  failedMails,
  failedJobs,
]

export type AppDeps = {
  config: Config
  db: Database
  connection: ClientConfig
  keys: Keyring
  log: Logger
  storage: Storage
  uploads: UploadFolder
  untrusted: UntrustedFiles
  jobs: Jobs
  facts: KeptFacts
  /** Asked at each page, since the pages need the application's API and the application needs the pages. */
  site: () => Site
  /** The built page of the console; null when somebody else serves it. */
  consolePage: string | null
  /** Resolves when this node has forgotten what was changed by now. */
  newsRead: () => Promise<void>
  /** For how long changes that other nodes make could not be heard of, in milliseconds. */
  unheardFor: () => number
  mail: MailSigns
  keptPages: () => KeptPages
  /** Hears of each request that was answered; null: nobody counts them. */
  countRequest: ((request: CountedRequest) => void) | null
}

/** The application: everything that it answers, in one list. */
export function createApp(parts: AppDeps): Hono<ServerContext> {
  const {
    config,
    db,
    connection,
    keys,
    log,
    storage,
    uploads,
    untrusted,
    jobs,
    facts,
    site,
    consolePage,
    newsRead,
    unheardFor,
    mail,
    keptPages,
    countRequest,
  } = parts
  const app = new Hono<ServerContext>()
  const demoLogins = demoLoginsOf(config)
  // A database of its own means one node, whose memory is quicker and right.
  const counting = config.databaseAddress === null ? rateLimitsInMemory : rateLimitsInDatabase(db)
  const limits = limitAttempts(counting)
  const writing = limitWriting(config)
  const deps = { storage, uploads, untrusted }
  const comesFromHere = (incoming: IncomingMessage | undefined) =>
    incoming !== undefined && isFromHere(incoming, config.trustedProxies)
  app.onError(replyToError)
  app.use(async (c, next) => {
    c.set('requestId', c.env.requestId ?? randomUUID())
    c.set('log', log)
    c.set('keys', keys)
    c.set('demoLogins', demoLoginsFor(demoLogins, { isFromHere: comesFromHere(c.env.incoming) }))
    c.set('writing', writing)
    c.set('uploads', uploads)
    c.set('visitor', c.env.incoming ? clientAddress(c.env.incoming, config.trustedProxies) : null)
    await next()
  })
  app.use((_, next) => withPatience(LOCKED_MS, next))
  app.use(logRequests)
  if (countRequest) app.use(countRequests(countRequest))
  app.use(limitRequests(config))
  app.use(limitBodies(LARGEST_BODY, endpoints))
  app.use(async (c, next) => {
    await next()
    // Whoever changed something sees it at the next request; without a database nobody has, and no news comes.
    const mayHaveChanged = c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.res.status !== 503
    if (mayHaveChanged) await newsRead()
  })

  mountHealth(app, { db, folders: foldersOf(config), unheardFor, stopping: mail.stopping })
  mountDocs(app, endpoints, config.publicUrl)
  mountDiscovery(app, db, config.publicUrl)
  mountPictures(app, storage)
  redirectMergedAuthors(app, db)
  mount(app, db, [
    ...catalogueRoutes(facts.keep(() => readBookCounts(db))),
    ...contentRoutes,
    ...contentStaffRoutes(deps),
    ...testimonialRoutes,
    ...ratesRoutes,
    ...enquiryRoutes(config),
    ...searchRoutes,
    ...accountRoutes({
      config,
      demoLogins,
      db,
      counting,
      limits,
      files: deps,
      mail,
      atClosure,
      atTakingBack: [freezePayee],
    }),
    ...royaltyRoutes,
    ...salesImportRoutes({ storage, jobs }),
    ...reportRoutes,
    ...manualJournalRoutes,
    ...receiptRoutes,
    ...advanceRoutes,
    ...payoutRoutes(payeeLookup(keys)),
    ...fourEyesRoutes,
    ...fullExportRoutes({ connection, storage }),
    ...agreementRoutes({ changeTerms: (call, work) => changeBooks(jobs, call, work) }),
    ...payeeRoutes({ config, limits, mail }),
    ...payeeStaffRoutes,
    ...payeeFreezeRoutes,
    ...exportRoutes({ storage }),
    ...submissionRoutes({ ...deps, jobs, log }),
    ...outboxRoutes(mailKinds.map(({ name }) => name)),
    ...auditRoutes,
    ...backgroundRoutes(jobs),
    ...operationsRoutes({ db, storage, dataDir: config.dataDir, unheardFor, mail, keptPages }),
    ...editorialRoutes({ ...deps, jobs }),
    ...bookStaffRoutes({ jobs, untrusted }),
    ...authorStaffRoutes,
    ...tradeFeedRoutes(config.publicUrl),
    ...staffEnquiryRoutes,
    ...threadRoutes(deps),
    ...notificationRoutes,
    ...statementRoutes({ storage, jobs }),
    ...staffRoutes(waiting),
    ...monthCloseRoutes(waiting),
  ])
  app.all('/api/*', refuseUnknown)
  app.all('/storage/*', refuseUnknown)
  if (consolePage) mountConsole(app, consolePage)
  app.on(['GET', 'HEAD'], '*', (c, next) => renderPages(site(), config)(c, next))
  app.notFound(() => {
    throw new Refusal('not_found', messages.notFound)
  })
  return app
}

function foldersOf({ dataDir, storage }: Config): string[] {
  return storage?.kind === 'folder' ? [dataDir, storage.folder] : [dataDir]
}

function refuseUnknown(): never {
  throw new Refusal('not_found', messages.notFound)
}
