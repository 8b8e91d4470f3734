import { changeBook } from '@panai/contract/catalogue/staff/books'
import { expect, test } from 'vitest'
import { aDatabase } from '../test/a-database.ts'
import { aNetworkTo } from '../test/a-network-to.ts'
import { signInWithFactor } from '../test/accounts.ts'
import { anApplication } from '../test/an-application.ts'
import { aBlog, aBook } from '../test/builders.ts'
import { aStaffMember } from '../test/staff-member.ts'

async function behindANetwork() {
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  const connection = { ...database.connection, ...network }
  return { network, application: await anApplication({ database: { ...database, connection } }) }
}

test('a line that falls silent amid a change is answered 503, and keeps nobody from changing the same book', async () => {
  const { network, application } = await behindANetwork()
  const { id, version } = await aBook(application.db, { title: 'Before' })
  const editor = await aStaffMember(application, 'admin', 'Selvi', signInWithFactor)
  const edit = (title: string) => editor.tries(changeBook, { id, version, title })
  network.fallSilentAt('update "books"')
  const lost = await edit('Lost')
  expect([lost.status, lost.headers['retry-after']]).toEqual([503, '5'])
  expect((await edit('Kept')).status).toBe(200)
})

const pages = (book: { id: number; author_id: number }, blog: { id: number }) => [
  `/books/${book.id}`,
  `/authors/${book.author_id}`,
  '/publications',
  '/blogs',
  `/blog/${blog.id}`,
]

test('pages of a silent database are 503 as its data is, and say that they come back by themselves', async () => {
  const { network, application } = await behindANetwork()
  const [book, blog] = [await aBook(application.db), await aBlog(application.db)]
  network.fallSilent()
  const addresses = pages(book, blog)
  const asked = [...addresses, ...addresses.map((address) => `/ta${address}`)]
  const answers = await Promise.all(asked.map((address) => application.get(address, { accept: 'text/html' })))
  const found = answers.map(({ status, headers, text }, at) => ({
    address: asked[at],
    status,
    again: headers['retry-after'],
    kind: headers['content-type'],
    says: /This page comes back by itself|இந்தப் பக்கம் தானாகவே மீண்டும் வந்துவிடும்/.exec(text)?.[0],
    withoutScripts: text.includes('<noscript><meta http-equiv="refresh" content="5"></noscript>'),
  }))
  expect(found).toEqual(
    asked.map((address) => ({
      address,
      status: 503,
      again: '5',
      kind: 'text/html; charset=utf-8',
      says: address.startsWith('/ta/') ? 'இந்தப் பக்கம் தானாகவே மீண்டும் வந்துவிடும்' : 'This page comes back by itself',
      withoutScripts: true,
    })),
  )
})
