import { cp } from 'node:fs/promises'
import path from 'node:path'
import { loadDemo } from '../../demo/src/load.ts'
import { openFolderStorage, type Storage } from '../src/files/storage.ts'
import { createTestDatabase, type TestDatabase } from './a-database.ts'
import { aForm } from './a-form.ts'
import { anAccount, signInAs } from './accounts.ts'
import { startTestApplication } from './an-application.ts'
import { ask } from './ask.ts'
import { aMessage } from './builders.ts'
import { write } from './correspondence.ts'
import { aManuscript, aPdf } from './manuscripts.ts'
import { aReturn, aSale, sell } from './money/sales.ts'

/**
 * The demo, and beside it what people do: a manuscript, a message with a file, a letter, sales. Nobody works on the database any more
 * when it is handed out; the files are in `folder`. The caller drops it.
 */
export async function createPopulated(folder: string): Promise<TestDatabase & { storage: Storage }> {
  const database = await createTestDatabase()
  const app = await startTestApplication({ database })
  await loadDemo(app.db, app.storage, () => {})
  const account = await anAccount(app.db, { name: 'மீனா', email_confirmed_at: new Date() })
  const me = await signInAs(app.db, account)
  const pdf = await aPdf({ pages: 2 })
  const { body, type } = aForm(...(await aManuscript({ bookPdf: pdf, title: 'பனை \\N "ஓலை"' })))
  const headers = { 'content-type': type, ...me }
  const sent = await ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  if (sent.status !== 200) throw new Error(`the manuscript was not taken: ${sent.text}`)
  const { id } = await app.db
    .selectFrom('submissions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await write(app, 'author', id, me, { text: 'வணக்கம்', files: [{ name: 'அட்டை.pdf', bytes: pdf }] })
  await app.post('/api/contact', aMessage({ email: account.email }))
  await sell(app.db, aSale(account.author_id ?? 0), aReturn(account.author_id ?? 0))
  await cp(path.join(app.dataDir, 'files'), path.join(folder, 'files'), { recursive: true })
  await app.stop()
  return { ...database, storage: openFolderStorage(folder) }
}
