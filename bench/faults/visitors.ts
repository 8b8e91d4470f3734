import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@panai/server/db/database'
import { aForm } from '../../server/test/a-form.ts'
import { type Answered, type Figures, inS, type Scene, told } from './scene.ts'

/** After this nobody was answered. */
const PATIENCE_MS = 30_000

/** Whoever is there, all at once: readers of a page that is kept and of one that is not, an author, and somebody who changes a book. */
export async function askAll(scene: Scene): Promise<Figures> {
  const authorization = `Bearer ${scene.author}`
  const [kept, other, author, change] = await Promise.all([
    ask(scene, `/books/${scene.bookId}`),
    ask(scene, `/publications?q=${Date.now()}`),
    ask(scene, '/api/author/profile', { headers: { authorization } }),
    edit(scene),
  ])
  return {
    'a kept page': told(kept),
    'another page': told(other),
    'an author': told(author),
    'a change': told(change),
  }
}

export async function ask({ server }: Scene, address: string, init: RequestInit = {}): Promise<Answered> {
  const began = performance.now()
  try {
    const answer = await fetch(server.url + address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await answer.text()
    return { status: answer.status, ms: performance.now() - began, text }
  } catch {
    return { status: 0, ms: performance.now() - began, text: '' }
  }
}

export function askKept(agent: http.Agent, address: string): Promise<void> {
  return new Promise((resolve) => {
    http
      .get(address, { agent }, (answer) => void answer.resume().on('close', () => resolve()))
      .on('error', () => setTimeout(resolve, 10))
  })
}

/** Reads the book and changes it, as the console does; the time is of the change alone. */
export async function edit(scene: Scene): Promise<Answered> {
  const { bookId, db, staff } = scene
  const address = `/api/staff/books/${bookId}`
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' }
  const version = await versions(db, bookId)
  const body = JSON.stringify({ version, subtitle: `Changed at ${Date.now()}` })
  return ask(scene, address, { method: 'PATCH', headers, body })
}

/** As last seen past the node, which can't be asked while it is cut off. */
const lastSeen = new Map<number, number>()
async function versions(db: Database, bookId: number): Promise<number> {
  const asked = db
    .selectFrom('books')
    .select('version')
    .where('id', '=', bookId)
    .executeTakeFirst()
    .catch(() => undefined)
  const found = await Promise.race([asked, pause(200, undefined)])
  if (found) lastSeen.set(bookId, found.version)
  return lastSeen.get(bookId) ?? 1
}

export async function register(scene: Scene, email: string, photo?: Buffer): Promise<Answered> {
  const fields = {
    name: 'Malarvizhi',
    email,
    phone: '98400 00000',
    password: 'Palmyra-leaf-7',
    password_confirmation: 'Palmyra-leaf-7',
  }
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }))
  const files = photo ? [{ name: 'profile_photo', value: photo, file: 'me.jpg', type: 'image/jpeg' }] : []
  const { body, type } = aForm(...parts, ...files)
  return ask(scene, '/api/author/register', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  })
}

export async function untilTaken(scene: Scene, email: string): Promise<string> {
  const began = performance.now()
  void register(scene, email)
  while (performance.now() - began < PATIENCE_MS) {
    if (scene.mail.taken.includes(email)) return inS(performance.now() - began)
    await pause(20)
  }
  return 'no answer'
}

/** @returns milliseconds until it answers so. */
export async function untilAnswers(
  scene: Scene,
  address: string,
  isSo: (answer: Answered) => boolean,
): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (isSo(await ask(scene, address))) return performance.now() - began
    await pause(50)
  }
  return PATIENCE_MS
}

/** @returns milliseconds until the last answer of what is kept. */
export async function lastAnswered(scene: Scene, address: string): Promise<number> {
  const began = performance.now()
  let last = 0
  for (;;) {
    const { status } = await ask(scene, address)
    if (status !== 200) return last
    last = performance.now() - began
    await pause(20)
  }
}

export async function untilEdited(scene: Scene): Promise<string> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if ((await edit(scene)).status === 200) return inS(performance.now() - began)
    await pause(50)
  }
  return 'no answer'
}

export async function untilReady(scene: Scene): Promise<void> {
  await untilAnswers(scene, '/readyz', ({ status }) => status === 200)
}

/** Until the book's page is kept. */
export async function warm(scene: Scene): Promise<void> {
  await untilReady(scene)
  await untilEdited(scene)
  for (let times = 0; times < 20; times++) {
    await ask(scene, `/books/${scene.bookId}`)
    await ask(scene, `/api/books/${scene.bookId}`)
    await pause(50)
  }
}
