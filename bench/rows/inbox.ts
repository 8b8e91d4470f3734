import path from 'node:path'
import { createDatabase, createPool } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import type { Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, quantile } from '../lib/statistics.ts'
import { staffToken } from '../lib/tokens.ts'

const ENQUIRIES = size(100_000, 200)
const THREADS = size(20_000, 100)
/** One statement may not take long. */
const AT_A_TIME = size(5_000, 100)
const ROUNDS = size(60, 1)
const WARM_UP = size(5, 0)
const BOUND_MS = 100

/** What an editor looks at: the usual lists, narrow and wide filters, words that few and that many letters hold. */
const lists = [
  '/api/staff/enquiries',
  '/api/staff/enquiries?state=open',
  '/api/staff/enquiries?state=closed&sort=created_at&page=40',
  '/api/staff/enquiries?assignee=me',
  '/api/staff/enquiries?assignee=none&state=open',
  '/api/staff/enquiries?older_than_hours=720',
  '/api/staff/enquiries?suspect=yes',
  '/api/staff/enquiries?reason=Other',
  '/api/staff/enquiries?q=77123',
  '/api/staff/enquiries?q=palmyra',
  '/api/staff/enquiries?q=reader%2099123',
  '/api/staff/enquiries?q=nowhere%20at%20all',
  '/api/staff/threads',
  '/api/staff/threads?waiting=yes&sort=waiting_since',
  '/api/staff/threads?unread=yes&page=20',
  '/api/staff/waiting',
]

/** What the company's people wait for when they open the inbox, with many letters in it. */
export async function measureInbox({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  let token: string
  try {
    const editor = await staffToken(createDatabase(pool), url, 'editor')
    token = editor.token
    await fill(pool, editor.accountId)
    await pool.query('vacuum (analyze) enquiries, threads, submissions, thread_messages')
  } finally {
    await pool.end()
  }
  const timed: { list: string; p99: number }[] = []
  for (const list of lists) timed.push({ list, p99: quantile(await time(url + list, token), 0.99) })
  const slowest = Math.max(...timed.map(({ p99 }) => p99))
  return {
    findings: [
      {
        row: `Lists of the inbox and of the threads, slowest p99 (${ENQUIRIES} enquiries, ${THREADS} threads)`,
        figure: inMs(slowest),
        bound: `≤ ${BOUND_MS} ms`,
        reached: slowest <= BOUND_MS,
      },
    ],
    remarks: [
      `Inbox: ${ROUNDS} calls of each list, one after another. p99: ${timed.map(({ list, p99 }) => `${list.replace('/api/staff/', '')} ${inMs(p99)}`).join(', ')}.`,
    ],
    figures: timed,
  }
}

async function fill(pool: ReturnType<typeof createPool>, editorId: number): Promise<void> {
  for (let from = 1; from <= ENQUIRIES; from += AT_A_TIME)
    await pool.query(
      `insert into enquiries (name, email, phone, reason, message, is_suspect, created_at, state, assignee_id,
      waiting_since, first_answered_at)
    select 'Reader ' || n, 'reader-' || n || '@mail.example', '98400' || lpad(n::text, 6, '0'),
      (array['General Inquiry', 'Publishing Services', 'Royalty Questions', 'Technical Support', 'Other'])[1 + n % 5],
      'Good day. My question is no. ' || n || ': ' ||
        (array['what does a book of palmyra stories cost?', 'பனை ஓலையில் எழுதிய நூல் வெளியிட முடியுமா?',
          'when are royalties paid?', 'the upload of my manuscript stops.'])[1 + n % 4] || repeat(' Thank you.', n % 20),
      n % 50 = 0, at, state, case when n % 3 = 0 then $2::integer end,
      case when state = 'open' then at end, case when state <> 'open' then at + interval '1 day' end
    from generate_series($3::integer, $4::integer) as n,
      lateral (select now() - ($1::integer - n) * interval '5 minutes' as at,
        case when n % 100 < 3 then 'open' when n % 2 = 0 then 'answered' else 'closed' end as state) as s`,
      [ENQUIRIES, editorId, from, from + AT_A_TIME - 1],
    )
  await pool.query(
    `with made as (
      insert into submissions (author_id, author_name, title, language, genres, contributor_types, drive_link, cover_id, digest)
      select (select min(id) from authors), 'Meena Kandan', 'பனை ஓலை ' || n, 'tamil', array['fiction'], array[]::text[],
        'https://drive.google.com/file/d/' || n || '/view', (select min(id) from pictures), repeat('0', 64)
      from generate_series(1, $1::integer) as n returning id)
    insert into threads (submission_id, last_at, last_from, staff_unread, waiting_since)
    select id, now() - id * interval '1 hour', 'author', id % 9 / 8,
      case when id % 10 = 0 then now() - id * interval '1 hour' end
    from made`,
    [THREADS],
  )
}

async function time(address: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${body}`)
    if (round >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}
