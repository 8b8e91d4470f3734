import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import {
  findPostgres15,
  type PrivatePostgres,
  startPrivatePostgres,
} from '../../scripts/lib/private-postgres.ts'
import { aDataFolder, aProcess } from '../test/a-process.ts'
import { ask, postJson } from '../test/ask.ts'
import { aBook, aMessage } from '../test/builders.ts'
import { until } from '../test/until.ts'
import { createDatabase, createPool } from './db/database.ts'
import { createLogger } from './log/logger.ts'

const KILLS = 2
const WRITERS = 4
const LETTERS_BEFORE_EACH = 25

const bin = findPostgres15()

test.skipIf(!bin)(
  'kill -9 of a PostgreSQL of its own: the server says so, waits for it, loses nothing and shows nothing old',
  async () => {
    const postgres = await startPrivatePostgres(bin ?? '')
    onTestFinished(postgres.stop)
    const server = aProcess({
      ...{ DATABASE_URL: postgres.url, DATA_DIR: await aDataFolder() },
      ...{ REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_MINUTE: '1000000' },
    })
    const origin = await server.origin
    const { id } = await beside(postgres, ({ db }) => aBook(db, { title: 'Before all kills' }))
    const shows = async (title: string) => {
      const answers = await Promise.all([ask(origin, `/books/${id}`), ask(origin, `/api/books/${id}`)])
      return answers.every(({ text }) => text.includes(title))
    }

    const thanked: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const letters = write(origin, thanked)
      const enough = kill * LETTERS_BEFORE_EACH
      await until('letters are written', async () => (await shows('')) && thanked.length >= enough)
      await postgres.kill()
      await letters

      // What it says of being ready may be a second old.
      await until('it is not ready', async () => (await ask(origin, '/readyz')).status === 503)
      const [alive, data] = await Promise.all(
        ['/healthz', `/api/books/${id}`].map((address) => ask(origin, address)),
      )
      expect([alive?.status, data?.status]).toEqual([200, 503])
      expect(data?.json()).toMatchObject({ success: false, message: 'Server error. Please try again later.' })
      expect((await postJson(origin, '/api/contact', aMessage())).status).toBe(503)

      await postgres.again()
      // Nobody listens yet, or somebody has just begun to: no notice tells of this change.
      const missed = `Changed after kill ${kill}`
      await beside(postgres, ({ pool }) => pool.query('update books set title = $1', [missed]))
      await until('it is ready again', async () => (await ask(origin, '/readyz')).status === 200)
      expect(await shows(missed)).toBe(true)
      const heard = `Changed once more after kill ${kill}`
      await beside(postgres, async ({ pool }) => {
        await until('it listens again', async () => (await listeners(pool)) > 0)
        await pool.query('update books set title = $1', [heard])
      })
      await until('it hears of changes again', () => shows(heard))
    }

    const stored = await beside(postgres, ({ db }) => db.selectFrom('enquiries').select('email').execute())
    const kept = new Set(stored.map(({ email }) => email))
    expect(thanked.filter((email) => !kept.has(email))).toEqual([])
    console.log(`${KILLS} kills of PostgreSQL 15: ${thanked.length} letters thanked for, ${kept.size} found`)
  },
)

/** Visitors write letters until the first that is not thanked for; who was is noted. */
async function write(origin: string, thanked: string[]): Promise<void> {
  const writer = async () => {
    for (;;) {
      const letter = aMessage()
      const answer = await postJson(origin, '/api/contact', letter)
      if (answer.status !== 200) return
      thanked.push(String(letter.email))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

type Beside = { pool: pg.Pool; db: ReturnType<typeof createDatabase> }

/** Work on the database from beside the server. */
async function beside<T>({ url }: PrivatePostgres, work: (parts: Beside) => Promise<T>): Promise<T> {
  const pool = createPool({ connectionString: url, max: 1 }, createLogger({ logLevel: 'silent' }))
  try {
    return await work({ pool, db: createDatabase(pool) })
  } finally {
    await pool.end()
  }
}

async function listeners(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where application_name = 'panai-listen' and query ilike 'listen%'`,
  )
  return rowCount ?? 0
}
