import { setTimeout as pause } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { aForm } from '../../server/test/a-form.ts'
import { aManuscript, aPdf } from '../../server/test/manuscripts.ts'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { type Rise, riseDuring, SECRET_KEY, send, signInAuthors, type Upload } from '../lib/send-forms.ts'
import { size } from '../lib/size.ts'
import { type RunningServer, startServer } from '../lib/start-server.ts'
import { median } from '../lib/statistics.ts'

const MB = 1024 * 1024
const MOST_PICTURE_MS = 200
const MOST_HONEST_MS = 3_000
const MOST_GROWTH_MB = 50
const BOMBS = size(6, 1)
const FORMS = size(40, 6)
const FORM_BYTES = 5 * MB
/** Longer than a process lives that was started ahead. */
const ALL_ASLEEP_MS = size(11_000, 0)

type Sent = { status: number; ms: number }

/** Bad pictures are refused at once, bombs hold up nobody else, and neither they nor many large forms make the server grow. */
export async function measureHostileFiles(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: { SECRET_KEY, DEMO: '0' } })
    try {
      const [bomber = '', ...authors] = await signInAuthors(dataDir, FORMS + 2)
      const alone = await warmUp(server, authors[0] ?? '')
      const pictures = await refusePictures(server, authors)
      const bombs = await sendBombs(server, bomber, authors[0] ?? '')
      const forms = await sendForms(server, authors.slice(-FORMS))
      return describe({ alone, pictures, bombs, forms })
    } finally {
      await server.stop()
    }
  })
}

/** What is loaded at the first upload is loaded. @returns how long the later ones take with nobody beside them. */
async function warmUp(server: RunningServer, author: string): Promise<number[]> {
  const upload = await honest(author)
  const sent: Sent[] = []
  for (let time = 0; time < 6; time++) sent.push(await timed(server, upload))
  return sent.slice(3).map(({ ms }) => ms)
}

async function honest(author: string): Promise<Upload> {
  const { body, type } = aForm(...(await aManuscript()))
  return { body, headers: { 'content-type': type, authorization: author } }
}

async function timed({ url }: RunningServer, upload: Upload): Promise<Sent> {
  const began = performance.now()
  const status = await send(url, upload)
  return { status, ms: performance.now() - began }
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000"/></svg>'
const hostilePictures: Record<string, Buffer> = {
  'a drawing': Buffer.from(svg),
  'a drawing that names AVIF': Buffer.from(`<!--ftypavif-->${svg}`),
  'a drawing in the first box of an AVIF': Buffer.from(`\0\0\0\x20ftypavif${svg}`, 'latin1'),
  'a drawing behind it': Buffer.from(`\0\0\0\x14ftypavif\0\0\0\0mif1${svg}`, 'latin1'),
  'a drawing behind the beginning of a JPEG': Buffer.from(`\xff\xd8\xff\xe0${svg}`, 'latin1'),
  'a drawing behind the beginning of a PNG': Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
}

/** Each with no process at hand, which is the slowest. */
async function refusePictures(
  server: RunningServer,
  authors: readonly string[],
): Promise<[string, number][]> {
  const times: [string, number][] = []
  for (const [at, [name, bytes]] of Object.entries(hostilePictures).entries()) {
    await pause(ALL_ASLEEP_MS)
    const { body, type } = aForm({ name: 'profile_photo', value: bytes, file: 'me.avif', type: 'image/avif' })
    const headers = { 'content-type': type, authorization: authors[at] ?? '' }
    const { status, ms } = await timed(server, {
      body,
      headers,
      method: 'PUT',
      address: '/api/author/profile/photo',
    })
    if (status !== 422) throw new Error(`${name} was answered ${status}`)
    times.push([name, ms])
  }
  return times
}

/** A small PDF whose page is 4 GB of commands: its reader works until it is ended. */
async function aBomb(): Promise<Buffer> {
  const pdf = (await aPdf({ pages: 1 })).toString('latin1')
  const commands = deflateSync(Buffer.alloc(20 * MB, 'BT (x) Tj ET\n'), { level: 9 }).toString('latin1')
  const [, number] = /\/Contents (\d+) 0 R/.exec(pdf) ?? []
  const object = new RegExp(`\\n${number} 0 obj\\n[\\s\\S]*?endobj`)
  const bomb = `\n${number} 0 obj\n<< /Length ${commands.length} /Filter /FlateDecode >>\nstream\n${commands}\nendstream\nendobj`
  const broken = pdf
    .replace(object, () => bomb)
    .replace(/\/Contents \d+ 0 R/, `/Contents [${`${number} 0 R `.repeat(200)}]`)
  return Buffer.from(withRightOffsets(broken), 'latin1')
}

/** The table of objects again, as the objects stand now. */
function withRightOffsets(pdf: string): string {
  const start = pdf.lastIndexOf('\nxref\n') + 1
  const rows = pdf.slice(start)
  const numbers = [...rows.matchAll(/^\d{10} 00000 n/gm)].map((_, at) => at + 1)
  const offsets = numbers.map((number) => String(pdf.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0'))
  let next = 0
  const table = rows.replace(/^\d{10}(?= 00000 n)/gm, () => offsets[next++] ?? '')
  return pdf.slice(0, start) + table.replace(/startxref\n\d+/, `startxref\n${start}`)
}

type Bombing = { honest: Sent[]; bombs: Sent[]; rise: Rise }

async function sendBombs(server: RunningServer, bomber: string, author: string): Promise<Bombing> {
  const { body, type } = aForm(...(await aManuscript({ bookPdf: await aBomb() })))
  const bomb = { body, headers: { 'content-type': type, authorization: bomber } }
  const upload = await honest(author)
  const answers: Sent[] = []
  let bombs: Sent[] = []
  const rise = await riseDuring(server, async () => {
    const all = Promise.all(Array.from({ length: BOMBS }, () => timed(server, bomb)))
    await pause(1_000) // the first of them is being opened
    for (let time = 0; time < 5; time++) answers.push(await timed(server, upload))
    bombs = await all
  })
  if (answers.some(({ status }) => status !== 200)) throw new Error('an honest upload was not taken')
  return { honest: answers, bombs, rise }
}

async function sendForms(server: RunningServer, authors: readonly string[]): Promise<Rise> {
  const bookPdf = await aPdf({ pages: 20, bytes: FORM_BYTES })
  const { body, type } = aForm(...(await aManuscript({ bookPdf })))
  const uploads = authors.map((authorization) => ({ body, headers: { 'content-type': type, authorization } }))
  return riseDuring(server, () => Promise.all(uploads.map((upload) => send(server.url, upload))))
}

type Measured = { alone: number[]; pictures: [string, number][]; bombs: Bombing; forms: Rise }

function describe({ alone, pictures, bombs: { honest, bombs, rise }, forms }: Measured): Outcome {
  const slowest = Math.max(...pictures.map(([, ms]) => ms))
  const longest = Math.max(...honest.map(({ ms }) => ms))
  const within = (row: string, value: number, most: number, unit: string, digits = 0) => ({
    row,
    figure: `${value.toFixed(digits)} ${unit}`,
    bound: `≤ ${most} ${unit}`,
    reached: value <= most,
  })
  return {
    findings: [
      within(`A hostile picture is refused (slowest of ${pictures.length})`, slowest, MOST_PICTURE_MS, 'ms'),
      within(
        `An honest upload during ${BOMBS} bombs of one author (slowest of ${honest.length})`,
        longest,
        MOST_HONEST_MS,
        'ms',
      ),
      within('The server grows during the bombs by (RSS)', rise.rssMb, MOST_GROWTH_MB, 'MB', 1),
      within(`… during ${FORMS} forms of 5 MB at the same time by`, forms.rssMb, MOST_GROWTH_MB, 'MB', 1),
    ],
    remarks: [
      `The honest upload alone: ${Math.round(median(alone))} ms (median of ${alone.length}).`,
      ...pictures.map(([name, ms]) => `${name}: refused after ${Math.round(ms)} ms.`),
      `Bombs: answered ${bombs.map(({ status, ms }) => `${status} after ${(ms / 1000).toFixed(1)} s`).join(', ')}; the processes take ${Math.round(rise.helpersMb)} MB (PSS).`,
      `${FORMS} forms: all answered after ${Math.round(forms.ms)} ms, PSS +${Math.round(forms.pssMb)} MB.`,
    ],
    figures: { alone, pictures, honest, bombs, rise, forms },
  }
}
