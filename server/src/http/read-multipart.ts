import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FileRule, FormBody } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import type { Context } from 'hono'
import type { UploadFolder } from '../files/upload-folder.ts'
import { type Errors, ReceivedFile } from './received-body.ts'
import { Refusal } from './refusal.ts'
import type { ServerContext } from './server-context.ts'

const EVERY_BYTES = 2 * 1024 * 1024

type CollectGarbage = (options: { type: 'minor'; execution: 'sync' }) => void

setFlagsFromString('--expose-gc')
const collectGarbage: CollectGarbage = runInNewContext('gc')
let received = 0

/**
 * Called with the length of each piece of an upload that is done with. The engine sees a piece as a tiny object and lets 64 MB of
 * them lie before it looks; a look at its youngest objects now and then, a millisecond each, keeps that at 2 MB.
 */
function releasePieces(bytes: number): void {
  received += bytes
  if (received < EVERY_BYTES) return
  received = 0
  collectGarbage({ type: 'minor', execution: 'sync' })
}

const MOST_FIELD_BYTES = 16 * 1024
const MOST_PART_HEADER_BYTES = 4 * 1024
const MOST_PART_HEADERS = 10
/** Parts that the call does not know are read and dropped, so many at the most. */
const MOST_UNKNOWN_PARTS = 20
const SILENCE_MS = 60_000

export type ReceivedForm = {
  fields: Record<string, string>
  files: Record<string, ReceivedFile>
  errors: Errors
}

/**
 * Reads a form. Files are written to the disk piece by piece as they come and are never whole in memory; the connection is held
 * back when the disk is slower. A file that is too long, or a part that comes twice, is read to its end and noted in `errors`, so
 * that every other mistake can be named with it.
 * @throws Refusal when it is no form or breaks off; no file is left then.
 */
export async function readMultipart(body: FormBody, c: Context<ServerContext>): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, files: {}, errors: {} }
  const made: string[] = []
  try {
    await new FormReader(body, c.get('uploads'), form, made).read(sourceOf(c), c.req.header('content-type'))
    return form
  } catch (error) {
    await Promise.all(made.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** The connection itself where there is one: without a web stream in between it is held back by the parser. */
function sourceOf(c: Context<ServerContext>): Readable {
  return c.env.incoming ?? (c.req.raw.body ? Readable.fromWeb(c.req.raw.body) : Readable.from([]))
}

class FormReader {
  readonly #body: FormBody
  readonly #uploads: UploadFolder
  readonly #form: ReceivedForm
  /** Every file that was ever begun. */
  readonly #made: string[]
  readonly #open = new Set<BusboyFileStream>()
  readonly #seen = new Set<string>()

  constructor(body: FormBody, uploads: UploadFolder, form: ReceivedForm, made: string[]) {
    this.#body = body
    this.#uploads = uploads
    this.#form = form
    this.#made = made
  }

  async read(source: Readable, type = ''): Promise<void> {
    const parser = this.#createParser(type)
    const saving: Promise<void>[] = []
    let silence: NodeJS.Timeout | undefined
    const { promise: parsed, resolve, reject } = Promise.withResolvers<void>()
    const breakOff = () => reject(notAForm(uploadMessages.brokeOff))
    const closed = () => source.readableEnded || breakOff()
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(breakOff, SILENCE_MS)
    }

    parser.on('field', (name, value, _, truncated) => this.#takeField(name, value, truncated))
    parser.on('file', (name, stream, calledBySender = '') => {
      const saved = this.#takeFile(name, stream, decodeName(calledBySender))
      saving.push(saved)
      saved.catch(reject)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => reject(notAForm(uploadMessages.tooManyParts)))
    parser.on('error', () => reject(notAForm(uploadMessages.noForm)))
    parser.on('finish', resolve)
    source.on('close', closed)
    source.on('error', breakOff)
    source.on('data', listen)
    try {
      source.pipe(parser)
      await parsed
      await Promise.all(saving)
    } finally {
      clearTimeout(silence)
      source.off('close', closed)
      source.off('data', listen)
      source.unpipe(parser) // what is still to come is for the listener to drop
      for (const stream of this.#open) stream.destroy(new Error('the upload broke off'))
      await Promise.allSettled(saving)
    }
  }

  #createParser(type: string): BusboyInstance {
    const [fields, files] = [Object.keys(this.#body.fields.shape), Object.keys(this.#body.files)]
    try {
      return new Busboy({
        headers: { 'content-type': type },
        limits: {
          fields: fields.length + MOST_UNKNOWN_PARTS,
          files: files.length + MOST_UNKNOWN_PARTS,
          parts: fields.length + files.length + MOST_UNKNOWN_PARTS,
          fieldSize: MOST_FIELD_BYTES,
          headerPairs: MOST_PART_HEADERS,
          headerSize: MOST_PART_HEADER_BYTES,
        },
      })
    } catch {
      throw notAForm(uploadMessages.noForm) // no boundary
    }
  }

  #takeField(name: string, value: string, truncated: boolean): void {
    if (!Object.hasOwn(this.#body.fields.shape, name) || this.#isSecond(name)) return
    if (truncated) this.#form.errors[name] = [uploadMessages.tooLong]
    this.#form.fields[name] = value
  }

  async #takeFile(name: string, stream: BusboyFileStream, called: string): Promise<void> {
    this.#open.add(stream)
    stream.on('error', () => {}) // who reads it is told, and may not have begun yet
    const field = Object.hasOwn(this.#body.files, name) ? this.#body.files[name] : undefined
    if (!field || this.#isSecond(name)) for await (const _ of stream);
    else await this.#save({ name, called }, field, stream)
    this.#open.delete(stream)
  }

  async #save(
    { name, called }: { name: string; called: string },
    { most, tooLarge }: FileRule,
    stream: BusboyFileStream,
  ): Promise<void> {
    const path = this.#uploads.place()
    const hash = createHash('sha256')
    let size = 0
    this.#made.push(path)
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        size += piece.length
        releasePieces(piece.length)
        if (size > most) continue
        hash.update(piece)
        await handle.writeFile(piece)
      }
    } finally {
      await handle.close()
    }
    if (size > 0 && size <= most)
      this.#form.files[name] = new ReceivedFile(path, { size, sha256: hash.digest('hex'), name: called })
    else await rm(path, { force: true })
    if (size > most) this.#form.errors[name] = [tooLarge]
    // An empty file without a name is how a browser sends a field in which none was chosen.
    if (size === 0 && called !== '') this.#form.errors[name] = [uploadMessages.empty]
  }

  #isSecond(name: string): boolean {
    if (this.#seen.has(name)) this.#form.errors[name] = [`${name} must be given once`]
    const second = this.#seen.has(name)
    this.#seen.add(name)
    return second
  }
}

function notAForm(problem: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { body: [problem] } })
}

/** Browsers write these three signs of a file's name so, and no other (HTML, "multipart form data"). */
function decodeName(sent: string): string {
  return sent.replace(/%(?:22|0d|0a)/gi, decodeURIComponent)
}
