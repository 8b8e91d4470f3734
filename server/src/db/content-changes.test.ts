import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDatabase, cutListener, type TestDatabase, takeConnections } from '../../test/a-database.ts'
import { aNetworkTo, type Network } from '../../test/a-network-to.ts'
import { aBlog, aBook, anAuthor, aPicture, aTestimonial } from '../../test/builders.ts'
import { until } from '../../test/until.ts'
import { followNotices } from './follow-notices.ts'

const log = pino({ level: 'silent' })
const SILENCE_MS = 600

/** Hears the channel as the application does. `heard` waits for what has been sent so far and says how often there was something. */
async function aListener({ connection }: TestDatabase) {
  const client = new pg.Client(connection)
  let times = 0
  const ends = new Map<string, () => void>()
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'public_content') times += 1
    else ends.get(payload)?.()
  })
  await client.connect()
  await client.query('listen public_content')
  await client.query('listen test_end')
  onTestFinished(() => client.end())
  return {
    async heard(): Promise<number> {
      const end = randomBytes(8).toString('hex')
      const ended = new Promise<void>((resolve) => ends.set(end, resolve))
      // Notifications arrive in the order of the commits: once this one is there, so are all before it.
      await client.query(`select pg_notify('test_end', $1)`, [end])
      await ended
      const found = times
      times = 0
      return found
    },
  }
}

test('every change to what visitors see is told, once for each transaction', async () => {
  const database = await aDatabase()
  const { db } = database
  const { author_id } = await aBook(db)
  const author = () => db.updateTable('authors').where('id', '=', author_id)
  const listener = await aListener(database)

  const changes: Record<string, () => Promise<unknown>> = {
    'an article': () => aBlog(db),
    'a testimonial': () => aTestimonial(db),
    'an author renamed': () => author().set({ name: 'Another' }).execute(),
    'a picture replaced': () => db.updateTable('pictures').set({ placeholder: '#000000' }).execute(),
    'a testimonial changed': () => db.updateTable('testimonials').set({ position: 7 }).execute(),
    'articles deleted': () => db.deleteFrom('blogs').execute(),
    'a question hidden': () =>
      db.updateTable('questions').set({ is_shown: false }).where('position', '=', 1).execute(),
    'rates dated': () =>
      sql`insert into calculator_rates (valid_from, page_rates, binding_costs, interior_factors, distribution_paise, margin_paise, suggested_royalty_paise)
        select india_today() + 1, page_rates, binding_costs, interior_factors, 0, 0, 0 from calculator_rates`.execute(
        db,
      ),
  }
  await aPicture(db)
  await listener.heard()
  for (const [what, change] of Object.entries(changes)) {
    await change()
    expect([what, await listener.heard()]).toEqual([what, 1])
  }
  const book = await aBook(db)
  expect(await listener.heard()).toBe(1)
  const person = { book_id: book.id, position: 1, role: 'editor' as const, name: 'Someone' }
  await db.insertInto('book_contributors').values(person).execute()
  expect(await listener.heard()).toBe(1)
  await db.transaction().execute(async (tx) => {
    await aBook(tx)
    await aBlog(tx)
    await tx.deleteFrom('book_contributors').execute()
  })
  expect(await listener.heard()).toBe(1)
  await database.pool.query('truncate blogs cascade')
  expect(await listener.heard()).toBe(1)
})

test('what was not committed, what touched no row and what nobody sees is not told', async () => {
  const database = await aDatabase()
  const { db } = database
  await aBook(db)
  const listener = await aListener(database)
  await db
    .transaction()
    .execute(async (tx) => {
      await aBook(tx)
      throw new Error('undo')
    })
    .catch(() => {})
  for (const table of ['books', 'authors', 'blogs', 'testimonials', 'pictures'] as const) {
    await db.deleteFrom(table).where('id', '=', -1).execute()
    await database.pool.query(`update ${table} set id = default where id = -1`)
  }
  await db.updateTable('book_counts').set({ books: 1 }).execute()
  // What nothing public refers to yet: a registration makes just that.
  const { id } = await anAuthor(db, { photo_id: (await aPicture(db)).id })
  await db.updateTable('authors').set({ bio: 'Unheard of' }).where('id', '=', id).execute()
  await database.pool.query('create table notes (note text); insert into notes values (1)')
  expect(await listener.heard()).toBe(0)
})

async function aFollower(database: TestDatabase, through: Partial<Network> = {}) {
  let changes = 0
  let silences = 0
  const followed = followNotices(
    { ...database.connection, ...through },
    {
      handlers: { public_content: () => changes++ },
      onLost: () => changes++,
      onSilent: () => silences++,
      log,
      silenceMs: SILENCE_MS,
    },
  )
  onTestFinished(() => followed.stop())
  const stepOfDatabase = () => database.pool.query('select')
  return {
    ...followed,
    changes: () => changes,
    silences: () => silences,
    untilListening: () => until('it listens', async () => (await stepOfDatabase()) && followed.listening()),
    untilDeaf: () => until('it notices', async () => (await stepOfDatabase()) && !followed.listening()),
    untilChanges: (least: number) =>
      until('it hears', async () => (await stepOfDatabase()) && changes >= least),
  }
}

test('who follows is told once when it hears at last, and then of every change', async () => {
  const database = await aDatabase()
  const follower = await aFollower(database)
  expect(follower.listening()).toBe(false)
  await follower.untilListening()
  expect(follower.changes()).toBe(1)
  await aBlog(database.db)
  await follower.untilChanges(2)
})

test('a lost connection is noticed, counts as a change, and is made again', async () => {
  const database = await aDatabase()
  const follower = await aFollower(database)
  await follower.untilListening()
  await cutListener(database)
  await follower.untilDeaf()
  expect(follower.changes()).toBe(2)
  await aBlog(database.db)
  await follower.untilListening()
  expect(follower.changes()).toBe(3)
  await aBlog(database.db)
  await follower.untilChanges(4)
})

test('while the database takes nobody it goes on trying', async () => {
  const database = await aDatabase()
  const follower = await aFollower(database)
  await follower.untilListening()
  await takeConnections(database, false)
  await cutListener(database)
  await follower.untilDeaf()
  const changes = follower.changes()
  await follower.untilChanges(changes + 1)
  expect(follower.listening()).toBe(false)
  await takeConnections(database, true)
  await follower.untilListening()
})

test('a network that falls silent, and resets nothing, is noticed by the beat, and the next connection hears again', async () => {
  // The beat goes on as it is told to, and not while the machine is busy with something else.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const beat = () => vi.advanceTimersByTime(SILENCE_MS / 4)
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  const follower = await aFollower(database, network)
  await follower.untilListening()
  expect(follower.unheardFor()).toBe(0)
  for (let beats = 0; beats < 12; beats++) {
    beat()
    // What was asked before this has been answered then.
    await follower.caughtUp()
  }
  expect([follower.changes(), follower.listening()]).toEqual([1, true])

  network.fallSilent()
  for (let beats = 0; beats < 4; beats++) beat()
  expect(follower.listening()).toBe(true)
  beat()
  expect([follower.listening(), follower.changes(), follower.silences()]).toEqual([false, 2, 1])
  await aBlog(database.db)
  expect(follower.changes()).toBe(2)
  vi.advanceTimersByTime(100)
  expect(follower.unheardFor()).toBe(100)
  network.heal()
  // One that was connecting meanwhile still waits in vain, and is given up after some seconds.
  await until('it listens', async () => follower.listening())
  expect(follower.unheardFor()).toBe(0)
  const heard = follower.changes()
  expect(heard).toBeGreaterThanOrEqual(3)
  await aBlog(database.db)
  await follower.untilChanges(heard + 1)
})

test('news on a silent line count as missed after a time', async () => {
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  let missed = 0
  const notices = followNotices(
    { ...database.connection, ...network },
    { handlers: { public_content: () => {} }, onLost: () => missed++, log },
  )
  onTestFinished(() => notices.stop())
  await until('it listens', async () => notices.listening())
  network.fallSilent()
  await notices.caughtUp()
  expect(missed).toBe(1)
})

test('once stopped it hears nothing and leaves no connection', async () => {
  const database = await aDatabase()
  const follower = await aFollower(database)
  await follower.untilListening()
  await follower.stop()
  expect(follower.listening()).toBe(false)
  await until('the connection has gone', async () => {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where application_name = 'panai-listen' and datname = current_database()`,
    )
    return rowCount === 0
  })
})

test('whoever has caught up has handled the notice of every earlier commit', async () => {
  const database = await aDatabase()
  let times = 0
  const notices = followNotices(database.connection, {
    handlers: {
      public_content: () => {
        times += 1
      },
    },
    onLost: () => {},
    log,
  })
  onTestFinished(() => notices.stop())
  await until('it listens', async () => {
    await aTestimonial(database.db)
    return notices.listening()
  })

  for (let change = 1; change <= 50; change++) {
    await notices.caughtUp()
    times = 0
    await aTestimonial(database.db)
    await notices.caughtUp()
    expect(times).toBeGreaterThan(0)
  }
})
