import { messages } from '@panai/contract/http/messages'
import {
  type PictureType,
  type PictureWidth,
  pictureTypes,
  pictureWidths,
} from '@panai/contract/pictures/picture-addresses'
import type { Hono } from 'hono'
import sharp from 'sharp'
import type { Storage } from '../../files/storage.ts'
import { limitConcurrency } from '../../http/limit-concurrency.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServerContext } from '../../http/server-context.ts'
import { drawShareCard } from './draw-share-card.ts'
import { isOwnPicture } from './only-own-pictures.ts'
import { originalKey } from './store-picture.ts'

const AVIF_EFFORT = 3
const ENCODERS_AT_ONCE = 2
const asked = /^([0-9a-f]{32})(?:-([1-9]\d{2,3})\.(avif|webp)|(-share)\.jpg|\.webp)$/

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Form = {
  extension: keyof typeof mediaTypes
  key: string
  make: ((original: Buffer) => Promise<Buffer>) | null
}

/** `/storage/pictures/…`: the stored picture, its sizes and its link preview. A size is made when it is first asked for and kept. */
export function mountPictures(app: Hono<ServerContext>, storage: Storage): void {
  const enter = limitConcurrency(ENCODERS_AT_ONCE)
  const making = new Map<string, Promise<Buffer>>()

  async function bytesOf(form: Form, original: string): Promise<Buffer> {
    if (await storage.exists(form.key)) return Buffer.from(await storage.getBytes(form.key))
    if (!form.make || !(await storage.exists(original))) throw new Refusal('not_found', messages.notFound)
    const running = making.get(form.key)
    if (running) return running
    const work = enter(async () => {
      const stored = Buffer.from(await storage.getBytes(original))
      if (!isOwnPicture(stored)) throw new Error(`${original} is not in the form in which we keep pictures`)
      const bytes = await form.make?.(stored)
      if (!bytes) throw new Refusal('not_found', messages.notFound)
      await storage.put(form.key, bytes)
      return bytes
    }).finally(() => making.delete(form.key))
    making.set(form.key, work)
    return work
  }

  app.get('/storage/pictures/:name', async (c) => {
    const name = c.req.param('name')
    const form = formOf(name)
    if (!form) throw new Refusal('not_found', messages.notFound)
    const bytes = await bytesOf(form, originalKey(name.slice(0, 32)))
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': mediaTypes[form.extension],
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}

function formOf(name: string): Form | null {
  const [, key, width, type, share] = asked.exec(name) ?? []
  if (!key) return null
  if (share) return { extension: 'jpg', key: `derived/${name}`, make: drawShareCard }
  if (!width || !type) return { extension: 'webp', key: originalKey(key), make: null }
  if (!isWidth(Number(width)) || !isType(type)) return null
  return {
    extension: type,
    key: `derived/${name}`,
    make: (original) => resize(original, Number(width), type),
  }
}

function isWidth(width: number): width is PictureWidth {
  return pictureWidths.some((known) => known === width)
}

function isType(type: string): type is PictureType {
  return pictureTypes.some((known) => known === type)
}

function resize(original: Buffer, width: number, type: PictureType): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  return type === 'avif'
    ? resized.avif({ quality: 55, effort: AVIF_EFFORT }).toBuffer()
    : resized.webp({ quality: 78 }).toBuffer()
}
