import type { CDPSession, Locator, Page } from 'playwright-core'

/** A piece of the page thread's work. Times are in microseconds; `tdur` is the time that the processor gave to it. */
type TraceEvent = {
  name: string
  ph: string
  ts: number
  tid: number
  dur?: number
  tdur?: number
  args: { data?: { type?: string } }
}

export type KeyWork = {
  /** Milliseconds of the processor until the answer is laid out for the next picture: handlers, style, layout. */
  answer: number
  /** All until the next key: that, what the page updates a little later, and all painting. */
  all: number
}

const keyEvents = new Set(['keydown', 'keypress', 'keyup'])
const layingOut = new Set(['UpdateLayoutTree', 'Layout'])
const others = new Set(['PrePaint', 'Paint', 'Layerize', 'FunctionCall'])

/** Of the page in which it is called; the browser's types as a whole would stand in the way of the server's. */
declare function requestAnimationFrame(next: (now: number) => void): number

/**
 * Presses keys in a field and measures the work of each on a processor that is slowed down. The processor's own time is
 * taken, because the clock on the wall also counts what other programs do meanwhile.
 */
export async function measureKeys(
  page: Page,
  { field, keys, slowdown }: { field: Locator; keys: readonly string[]; slowdown: number },
): Promise<KeyWork[]> {
  await field.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const events = await trace(session, async () => {
    for (const key of keys) {
      await field.press(key)
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
    }
  })
  await session.detach()
  return perKey(events)
}

async function trace(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  // The protocol leaves open what an event of a trace is; these members are in all that are read below.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await run()
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  return events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts)
}

function perKey(events: readonly TraceEvent[]): KeyWork[] {
  const isKey = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && keyEvents.has(args.data?.type ?? '')
  const downs = events.filter((event) => isKey(event) && event.args.data?.type === 'keydown')
  return downs.map((down, at) => {
    const until = downs[at + 1]?.ts ?? Number.POSITIVE_INFINITY
    const own = events.filter(({ ts, tid }) => tid === down.tid && ts >= down.ts && ts < until)
    const handlers = own.filter(isKey)
    // What a handler brings about while it runs is in its own time already.
    const later = own.filter(
      ({ ts }) => !handlers.some((handler) => ts >= handler.ts && ts < handler.ts + (handler.dur ?? 0)),
    )
    const picture = later.find(({ name }) => name === 'PrePaint')?.ts ?? until
    const laidOut = later.filter(({ name }) => layingOut.has(name))
    return {
      answer: milliseconds(handlers) + milliseconds(laidOut.filter(({ ts }) => ts < picture)),
      all: milliseconds([...handlers, ...laidOut, ...later.filter(({ name }) => others.has(name))]),
    }
  })
}

function milliseconds(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}
