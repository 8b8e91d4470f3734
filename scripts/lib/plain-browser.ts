import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { timeLimits } from './time-limits.ts'

type Reply = { id?: number; result?: unknown; error?: { message: string } }
type Notice = {
  method?: string
  /** Of what is held, that of which it is told. */
  sessionId?: string
  params?: {
    sessionId?: string
    targetInfo?: Target
    key?: { url: string }
    status?: string
    prerenderStatus?: string
  }
}
type Target = { targetId: string; type: string; url: string; subtype?: string }

/**
 * A Chromium that nobody has set up for tests. Playwright forbids pages to be prerendered, since the page that is shown then is
 * another one than it holds; here each question finds the page anew.
 */
export async function openPlainBrowser(program: string) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'panai-browser-'))
  const words = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--window-size=1280,800',
    '--remote-debugging-port=0',
  ]
  const child = spawn(program, [...words, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (piece) => {
      said += piece
      const [, found] = /listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`the browser did not start: ${said}`)))
  })
  const line = new WebSocket(address)
  await new Promise((opened) => line.addEventListener('open', opened))
  const waiting = new Map<number, { sessionId: string | undefined; hear: (reply: Reply) => void }>()
  let asked = 0
  let hearNotice = (_: Notice) => {}
  line.addEventListener('message', ({ data }) => {
    const message: Reply & Notice = JSON.parse(String(data))
    waiting.get(message.id ?? 0)?.hear(message)
    // A page that has gone meanwhile answers nothing.
    if (message.method === 'Target.detachedFromTarget')
      for (const { sessionId, hear } of waiting.values())
        if (sessionId === message.params?.sessionId) hear({ error: { message: 'the page has gone' } })
    hearNotice(message)
  })

  async function ask<Answer>(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    asked += 1
    const id = asked
    const answered = new Promise<Reply>((hear) => waiting.set(id, { sessionId, hear }))
    line.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    const silent = pause(timeLimits.expectation, { error: { message: 'no answer' } } as Reply, { ref: false })
    const { result, error } = await Promise.race([answered, silent])
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Answer // as the protocol says
  }

  /** Lets go of the page, or of the tab in which pages follow one another, afterwards. */
  async function hold<Answer>(
    what: 'page' | 'tab',
    use: (session: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { targetInfos } = await ask<{ targetInfos: Target[] }>('Target.getTargets', { filter: [{}] })
    const shown = targetInfos.find(({ type }) => type === what)
    if (!shown) throw new Error('no page is shown')
    const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', {
      targetId: shown.targetId,
      flatten: true,
    })
    try {
      return await use(sessionId)
    } finally {
      await ask('Target.detachFromTarget', { sessionId }).catch(() => {}) // it has gone with its page
    }
  }

  const onPage = <Answer>(use: (session: string) => Promise<Answer>) => hold('page', use)
  const mouse = (type: string, at: { x: number; y: number }, session: string) =>
    ask('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }, session)

  return {
    async goTo(url: string): Promise<void> {
      await onPage((session) => ask('Page.navigate', { url }, session))
      await this.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`)
    },
    /** What an expression is in the page that is shown. */
    evaluate<Answer>(expression: string): Promise<Answer> {
      return onPage(async (session) => {
        const given = { expression, awaitPromise: true, returnByValue: true }
        const { result } = await ask<{ result: { value: Answer } }>('Runtime.evaluate', given, session)
        return result.value
      })
    },
    async until(expression: string): Promise<void> {
      const last = performance.now() + timeLimits.expectation
      while (!(await this.evaluate<boolean>(expression).catch(() => false))) {
        if (performance.now() > last) throw new Error(`never came: ${expression}`)
        await pause(50)
      }
    },
    /** Waits until the browser has prepared the page of an address. @throws Error with its reason when it does not. */
    untilPrepared(url: string): Promise<void> {
      // A page that is held prepares none; it does when only its tab is.
      return hold('tab', async (tab) => {
        const prepared = new Promise<void>((resolve, reject) => {
          hearNotice = ({ method, sessionId, params = {} }) => {
            const isPage = params.targetInfo?.type === 'page' && params.targetInfo.subtype === undefined
            if (method === 'Target.attachedToTarget' && sessionId === tab && isPage)
              ask('Preload.enable', {}, params.sessionId).catch(reject)
            if (method !== 'Preload.prerenderStatusUpdated' || params.key?.url !== url) return
            if (params.status === 'Ready') resolve()
            if (params.status === 'Failure')
              reject(new Error(`${url} is not prepared: ${params.prerenderStatus}`))
          }
        })
        const children = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
        await ask('Target.setAutoAttach', children, tab)
        await prepared
      })
    },
    async hover(selector: string): Promise<void> {
      const at = await this.middleOf(selector)
      await onPage((session) => mouse('mouseMoved', at, session))
    },
    async click(selector: string): Promise<void> {
      const at = await this.middleOf(selector)
      await onPage(async (session) => {
        await mouse('mousePressed', at, session)
        // The page may have gone before this is answered.
        void mouse('mouseReleased', at, session).catch(() => {})
        await pause(100)
      })
    },
    middleOf(selector: string): Promise<{ x: number; y: number }> {
      return this.evaluate(`(() => {
        const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      })()`)
    },
    async close(): Promise<void> {
      const gone = new Promise((end) => child.once('exit', end))
      // Where the program is a script that starts it, a signal to that would leave the browser running.
      await ask('Browser.close').catch(() => child.kill())
      line.close()
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type PlainBrowser = Awaited<ReturnType<typeof openPlainBrowser>>
