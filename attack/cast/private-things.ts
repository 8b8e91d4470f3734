import { paise } from '@panai/contract/money'
import type { Database } from '@panai/server/db/database'
import { addVerifiedPayees } from '@panai/server/features/payouts/payee-samples'
import { state } from '@panai/server/features/payouts/payout-samples'
import { aSale, sell } from '@panai/server/features/royalties/royalty-samples'
import type { Keyring } from '@panai/server/keys/keyring'
import { aForm } from '../../server/test/a-form.ts'
import { aBook, aMessage, aSubmission } from '../../server/test/builders.ts'
import { aNetwork, type Sent, type sender } from '../lib/send.ts'
import type { Canaries } from './canaries.ts'
import type { People } from './people.ts'

type Deps = { db: Database; keys: Keyring; people: People; send: ReturnType<typeof sender>; mark: string }

const authors = ['owner', 'author', 'stranger'] as const

/** Each author has a book, a manuscript with its correspondence, sales, a statement and bank details; the owner's hold the canaries. */
export async function makePrivateThings(deps: Deps, canaries: Canaries): Promise<void> {
  const { db, keys, people, mark } = deps
  for (const name of authors) {
    const owned = name === 'owner'
    const authorId = people.of(name).authorId ?? 0
    const title = owned ? canaries.text('title of a manuscript') : `Manuscript of ${name}`
    const link = owned ? canaries.text('link to a manuscript') : name
    const book = await aBook(db, { author_id: authorId, reference: `attack-${name}-${mark}` })
    const submission = await aSubmission(db, {
      ...{ author_id: authorId, author_name: name, title },
      drive_link: `https://drive.google.com/file/d/${link}/view`,
    })
    await db
      .insertInto('submission_steps')
      .values({ submission_id: submission.id, status: 'manuscript_submitted' })
      .execute()
    const note = owned ? canaries.text('note of an editor') : `Note on ${name}`
    const { accountId } = people.of('editor')
    await db
      .insertInto('submission_notes')
      .values({ submission_id: submission.id, account_id: accountId, text: note })
      .execute()
    const buyerName = owned ? canaries.text('name of a buyer') : `Buyer of ${name}`
    const amount = paise(1_000_00)
    await sell(
      db,
      aSale(authorId, {
        ...{ amount, royalty: amount, buyerName, bookId: book.id, reference: `${name} ${mark}` },
      }),
    )
    await state(db, [authorId])
    await write(deps, name, submission.id, owned ? canaries.text('message of an author') : 'Any news?')
  }
  await addVerifiedPayees(
    db,
    keys.data,
    authors.map((name) => people.of(name).authorId ?? 0),
  )
  await db
    .updateTable('accounts')
    .set({ phone: canaries.text('telephone of an account') })
    .where('id', '=', people.of('owner').accountId)
    .execute()
  await must(deps, {
    ...{ method: 'POST', path: '/api/contact' },
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(aMessage({ message: canaries.text('letter of a visitor') }))),
  })
}

function write(deps: Deps, name: (typeof authors)[number], id: number, text: string): Promise<void> {
  const { body, type } = aForm({ name: 'text', value: text })
  const path = `/api/author/submissions/${id}/messages`
  return must(deps, {
    ...{ method: 'POST', path, body },
    headers: { ...deps.people.headersOf(name), 'content-type': type },
  })
}

async function must({ send }: Deps, sent: Sent): Promise<void> {
  const headers = { 'x-forwarded-for': aNetwork(), accept: 'application/json', ...sent.headers }
  const got = await send({ ...sent, headers })
  if (got.status !== 200) throw new Error(`${sent.path} answered ${got.status}: ${got.body.toString()}`)
}
