import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { lettersOf, type PageWord, thousandths } from './page-words.ts'

export type Chapter = { readonly title: string; readonly page: number; readonly depth: number }
export type Drawing = {
  readonly done: Promise<void>
  /** Called when the picture is not needed any more: what was read for it is given up, whether it is done or not. */
  readonly cancel: () => void
}

/** A PDF whose pages can be drawn. */
export type OpenPdf = {
  readonly pages: number
  /** How wide a page is to its height. */
  readonly shape: number
  /** Of its outline, in the order of the pages; none where it has none. */
  readonly chapters: readonly Chapter[]
  /** @param width of the page on the screen, in CSS pixels. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Drawing
  /** The letters of a page, in the order of the text. */
  readonly words: (page: number) => Promise<PageWord[]>
  readonly close: () => void
}

/** More dots than a canvas of a phone may have. */
const MOST_DOTS = 12_000_000
const DEEPEST = 2

/** What reads PDFs, beside the page. */
export type PdfReader = {
  readonly worker: PDFWorker
  /** Fails when it can't be had. */
  readonly lost: Promise<never>
  readonly close: () => void
}

/** Fetches it: it is as large as a third of a book, and comes while that is on its way. */
export function startReader(): PdfReader {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const lost = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the worker that reads PDFs could not be loaded')))
  })
  lost.catch(() => {}) // whoever waits for it is told
  const close = () => {
    worker.destroy()
    port.terminate()
  }
  return { worker, lost, close }
}

/** @param reader closed with what it opens. @throws Error when it is no PDF, or its reader can't be had. */
export async function openPdf(bytes: Uint8Array, { worker, lost, close }: PdfReader): Promise<OpenPdf> {
  try {
    // It fetches nothing by itself and compiles nothing: fonts and pictures of the books that we set are within the file.
    const opened = getDocument({
      // What is handed to the worker is gone from here.
      ...{ data: bytes.slice(), worker, useWorkerFetch: false, useWasm: false, enableXfa: false },
      ...{ useSystemFonts: false, disableAutoFetch: true },
    })
    const pdf = await Promise.race([opened.promise, lost])
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
    const chapters = await chaptersOf(pdf)
    return {
      ...{ pages: pdf.numPages, shape: first.width / first.height, chapters, close },
      draw: drawer(pdf),
      words: (page) => wordsOf(pdf, page),
    }
  } catch (cause) {
    close()
    throw cause
  }
}

function drawer(pdf: PDFDocumentProxy): OpenPdf['draw'] {
  return (number, canvas, width) => {
    let isOver = false
    let stop = () => {}
    let forget = () => {}
    const done = (async () => {
      const page = await pdf.getPage(number)
      if (isOver) return
      forget = () => page.cleanup()
      const plain = page.getViewport({ scale: 1 })
      const dots = (width * width * plain.height) / plain.width
      const sharpness = Math.min(Math.max(devicePixelRatio, 1.5), Math.sqrt(MOST_DOTS / dots))
      const viewport = page.getViewport({ scale: (width / plain.width) * sharpness })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      stop = () => task.cancel()
      await task.promise.catch((cause: unknown) => {
        if (!isOver) throw cause
      })
    })()
    return {
      done,
      cancel: () => {
        isOver = true
        stop()
        // Drawn somewhere else at the same time it is kept until that is over.
        forget()
      },
    }
  }
}

async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<PageWord[]> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const letters = lettersOf(item.str)
    const [left = 0, base = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
    // The middle of its letters, not the line on which they stand.
    const above = base - item.height / 3
    return letters === ''
      ? []
      : [{ letters, x: thousandths(left / viewport.width), y: thousandths(above / viewport.height) }]
  })
}

type Entry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

async function chaptersOf(pdf: PDFDocumentProxy): Promise<Chapter[]> {
  const found: Chapter[] = []
  const walk = async (entries: readonly Entry[], depth: number): Promise<void> => {
    for (const { title, dest, items } of entries) {
      const page = await pageOf(pdf, dest)
      if (page !== null && title.trim() !== '') found.push({ title: title.trim(), page, depth })
      if (depth + 1 < DEEPEST) await walk(items, depth + 1)
    }
  }
  await walk((await pdf.getOutline()) ?? [], 0)
  return found
}

/** An entry that leads nowhere takes away none of the others. */
async function pageOf(pdf: PDFDocumentProxy, dest: Entry['dest']): Promise<number | null> {
  const [place] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? []
  if (typeof place === 'number') return place + 1
  if (typeof place !== 'object' || place === null) return null
  return (await pdf.getPageIndex(place).catch(() => -1)) + 1 || null
}
