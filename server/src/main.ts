import path from 'node:path'
import { styleText } from 'node:util'
import { listGivenByDemo, listLockedDemoAccounts } from './access/demo-accounts.ts'
import { type Application, type ApplicationDeps, startApplication } from './application.ts'
import { expectedProblem } from './commands/expected-problem.ts'
import { type Config, readConfig } from './config/config.ts'
import { demoLoginsOf } from './config/demo-logins.ts'
import { isLoopback, loopbackAddresses } from './config/loopback.ts'
import { connectDatabase } from './db/connect-database.ts'
import { migrate } from './db/migrate.ts'
import { makeAdminOfSettings } from './features/accounts/staff/set-up/make-admin-of-settings.ts'
import { makeSetUpLink } from './features/accounts/staff/set-up/set-up-link.ts'
import { decodeOnlyOwnPictures } from './features/pictures/only-own-pictures.ts'
import { openStorage } from './files/storage.ts'
import { findBuiltSite } from './http/find-built-site.ts'
import { loadBuiltSite } from './http/site.ts'
import { createKeyring } from './keys/keyring.ts'
import { findDataKeys, findSecrets, requireShared } from './keys/secret-keys.ts'
import { loadDemoWhenEmpty } from './load-demo-when-empty.ts'
import { endByBug } from './log/end-by-bug.ts'
import { createLogger } from './log/logger.ts'
import { tellBug } from './log/tell-bug.ts'
import { whereMailGoes } from './mail/open-transport.ts'

const stops: (() => Promise<void>)[] = []
let stopping = false

process.on('uncaughtException', endByBug)
try {
  await start()
} catch (error) {
  // What was told to stop while it started has nothing to complain of, and ends when all of it has stopped.
  if (!stopping) await complain(error)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  requireShared(config)
  const log = createLogger(config)
  const say = (line: string) => console.log(styleText('dim', `  ${line}`))

  // SIGHUP: its terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave())
  process.on('disconnect', () => void leave())
  process.channel?.unref()

  const connected = await connectDatabase(config, { log, onProgress: say, onLost: giveUp })
  stops.unshift(connected.stop)
  const ran = await migrate(connected.direct)
  if (ran.length > 0) say(`Database schema: ${ran.join(', ')}`)

  const demoLogins = demoLoginsOf(config)
  if (await makeAdminOfSettings(connected.db, config.firstAdmin, demoLogins))
    say(`First admin: ${config.firstAdmin?.email}, with the password of STAFF_PASSWORD`)
  const keys = createKeyring(await findSecrets(config), await findDataKeys(config))
  const storage = await openStorage(config)
  decodeOnlyOwnPictures()
  if (config.demo) {
    const loading = loadDemoWhenEmpty(
      connected.db,
      {
        connection: connected.connection,
        place: { storage: config.storage, storageKey: config.storageKey, dataDir: config.dataDir },
      },
      say,
    )
    stops.unshift(() => loading.catch(() => {})) // the database is needed until it is done
    await loading
  }

  if (stopping) return
  const parts = { config, ...connected, keys, storage, log }
  const application = config.production
    ? await startBuilt(parts)
    : await (await import('./development.ts')).startDevelopment(parts)
  stops.unshift(application.stop)
  const setUpLink = await makeSetUpLink(connected.db, config.publicUrl, demoLogins)
  const locked = await listLockedDemoAccounts(connected.db, demoLogins)
  const given = await listGivenByDemo(connected.db)
  sayWhere(config, application)
  if (demoLogins === 'all' && !isOfThisMachine(application)) sayStaffHereOnly()
  if (locked.length > 0) sayLocked(locked)
  if (given.length > 0) sayGiven(given)
  if (setUpLink) saySetUp(setUpLink)
}

async function complain(error: unknown): Promise<void> {
  await stopAll()
  const problem = expectedProblem(error)
  console.error(styleText('red', problem?.message ?? tellBug(error, process.env)))
  process.exitCode = 1
}

type BuiltParts = 'loadSite' | 'filesFolder' | 'consolePage'

function startBuilt(parts: Omit<ApplicationDeps, BuiltParts>): Promise<Application> {
  const folder = findBuiltSite()
  return startApplication({
    ...parts,
    loadSite: (options) => loadBuiltSite(folder, options),
    filesFolder: path.join(folder, 'client'),
    consolePage: path.join(folder, 'staff.html'),
  })
}

function sayWhere(config: Config, application: Application): void {
  const { addresses } = application
  const shown = (target: string) => path.relative(process.cwd(), target) || '.'
  console.log(`
${styleText('bold', 'Panai is open')} at ${styleText('cyan', `http://localhost:${addresses[0].port}`)}

  Open to  ${whoReaches(config, application)}
  Data     ${config.databaseAddress ? 'the database of DATABASE_URL' : `${shown(config.dataDir)} (embedded PostgreSQL)`}
  Files    ${whereFilesAre(config, shown)}
  Mail     ${whereMailGoes(config, shown)}
  Stop     Ctrl-C
`)
}

/** Shown to the person who sees this start, and nowhere else: the first to follow the link becomes the admin. */
function saySetUp(link: string): void {
  console.log(`  ${styleText('bold', 'Set-up')}   Nobody of your company has an account yet. Make the first one, within 24 hours:
           ${styleText('cyan', link)}
`)
}

function sayLocked(addresses: readonly string[]): void {
  const found = addresses.join(', ')
  console.log(
    `  ${styleText('bold', 'Demo')}     These accounts of the demo can't log in here: ${found}. Remove them: npm run demo:remove\n`,
  )
}

function sayStaffHereOnly(): void {
  console.log(`  ${styleText('bold', 'Demo')}     The demo's staff log in from this machine only.\n`)
}

function sayGiven(addresses: readonly string[]): void {
  const found = addresses.join(', ')
  console.log(
    `  ${styleText('bold', 'Demo')}     These people were given their role by accounts of the demo, and can log in: ${found}. Disable in the console whom you don't know\n`,
  )
}

/** Within a container, this machine is the container. */
function whoReaches({ hosts }: Config, application: Application): string {
  const found = application.addresses.map(({ address }) => address)
  if (found.some((address) => address === '::' || address === '0.0.0.0'))
    return 'all addresses of this machine'
  const listed = found.join(' and ')
  if (!isOfThisMachine(application)) return listed
  return `this machine only (${listed})${hosts === loopbackAddresses ? '. HOST=0.0.0.0 opens it to others' : ''}`
}

function isOfThisMachine({ addresses }: Application): boolean {
  return addresses.every(({ address }) => isLoopback(address))
}

function whereFilesAre({ storage, dataDir }: Config, shown: (target: string) => string): string {
  if (storage === null) return shown(path.join(dataDir, 'files'))
  return storage.kind === 'folder' ? shown(storage.folder) : `the bucket ${storage.bucket}`
}

async function leave(): Promise<void> {
  if (stopping) return
  stopping = true
  await stopAll()
  process.exit()
}

/** Without its database nothing can be answered: the operator should see that the process ended. */
function giveUp(problem: Error): void {
  console.error(styleText('red', problem.message))
  process.exitCode = 1
  void leave()
}

/** What was started last stops first: no request is left without its database. */
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}
