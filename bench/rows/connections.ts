import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { socketLimits } from '../../server/src/http/socket-limits.ts'
import type { Outcome } from '../lib/finding.ts'
import { memoryOfTree } from '../lib/process-tree.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'

const SILENT = size(10_000, 100)
/** Each address of the loopback network is a network of its own to the server. */
const NETWORKS = 50
/** More than the system keeps for us until they are taken would be lost half-way, and never heard of again. */
const AT_ONCE = size(100, 10)
const BETWEEN_MS = 20
/** A connection that was not taken is closed at once. */
const SETTLED_MS = 2_000
const WARM_UP_MS = size(5_000, 500)
const MOST_CUT_MS = socketLimits.headersMs + 2 * socketLimits.checkedEveryMs
const MOST_ANSWER_MS = 250
const MOST_MB = 150

/** Ten thousand connections that never say a word, of one network and of fifty: what is taken, who else is answered, and when they are cut. */
export async function measureConnections({ url, pid }: RunningServer): Promise<Outcome> {
  const visitor = keepVisiting(url)
  await visitor.during(pause(WARM_UP_MS))
  const before = rssOf(pid)

  const one = await visitor.during(connectAll(url, () => '127.1.0.1'))
  const stranger = await timeOf(url, '127.2.0.1')
  const oneCut = await visitor.during(allCut(one.done))

  const many = await visitor.during(connectAll(url, (at) => `127.1.0.${(at % NETWORKS) + 1}`))
  const during = rssOf(pid)
  const isNewcomerRefused = await timeOf(url, '127.2.0.2').then(
    () => false,
    () => true,
  )
  const manyCut = await visitor.during(allCut(many.done))
  const newcomer = await timeOf(url, '127.2.0.2')
  await visitor.end()

  const [ofOne, ofMany] = [one.done, many.done]
  const stretches = [one, oneCut, many, manyCut]
  const answered = Math.max(stranger, ...stretches.map(({ slowestMs }) => slowestMs))
  const cutMs = Math.max(oneCut.ms, manyCut.ms)
  const grown = during - before
  return {
    findings: [
      {
        row: `${SILENT} silent connections of one network: taken`,
        figure: String(ofOne.length),
        bound: `≤ ${socketLimits.connectionsOfNetwork}`,
        reached: ofOne.length <= socketLimits.connectionsOfNetwork,
      },
      {
        row: `${SILENT} of ${NETWORKS} networks: taken`,
        figure: String(ofMany.length),
        bound: `≤ ${socketLimits.connections}`,
        reached: ofMany.length <= socketLimits.connections,
      },
      {
        row: 'A visitor meanwhile: slowest answer',
        figure: `${Math.round(answered)} ms`,
        bound: `≤ ${MOST_ANSWER_MS} ms`,
        reached: answered <= MOST_ANSWER_MS,
      },
      {
        row: 'All of them cut after',
        figure: `${(cutMs / 1000).toFixed(1)} s`,
        bound: `≤ ${MOST_CUT_MS / 1000} s`,
        reached: cutMs <= MOST_CUT_MS,
      },
      {
        row: `Memory of the server with ${ofMany.length} of them (RSS)`,
        figure: `+${Math.round(grown)} MB`,
        bound: `≤ ${MOST_MB} MB`,
        reached: grown <= MOST_MB,
      },
    ],
    remarks: [
      `${stretches.reduce((sum, { answers }) => sum + answers, 0)} answers to a visitor with an open connection meanwhile; one from another network came in beside the ${ofOne.length} of one network within ${Math.round(stranger)} ms.`,
      `A newcomer while all ${ofMany.length} places are taken is ${isNewcomerRefused ? 'closed at once' : 'let in'}; after they were cut, answered in ${Math.round(newcomer)} ms.`,
      `RSS ${Math.round(before)} MB before, ${Math.round(during)} MB with them, ${Math.round(rssOf(pid))} MB after.`,
    ],
    figures: { ofOne: ofOne.length, ofMany: ofMany.length, answered, cutMs, before, during, newcomer },
  }
}

/** @returns those that are open once all others have been closed. */
async function connectAll(url: string, from: (at: number) => string): Promise<net.Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: net.Socket[] = []
  while (sockets.length < SILENT) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => {
      const socket = net.connect({
        host: hostname,
        port: Number(port),
        localAddress: from(sockets.length + at),
      })
      socket.resume()
      socket.on('error', () => {}) // a reset is a close, too
      return new Promise<net.Socket>((resolve) => {
        socket.once('connect', () => resolve(socket))
        socket.once('close', () => resolve(socket))
      })
    })
    sockets.push(...(await Promise.all(some)))
    await pause(BETWEEN_MS)
  }
  await pause(SETTLED_MS)
  return sockets.filter(({ destroyed }) => !destroyed)
}

async function allCut(sockets: readonly net.Socket[]): Promise<void> {
  const giveUp = setTimeout(() => {
    for (const socket of sockets) socket.destroy(new Error('it was not cut'))
  }, 2 * MOST_CUT_MS)
  await Promise.all(
    sockets.map((socket) => socket.destroyed || new Promise((resolve) => socket.once('close', resolve))),
  )
  clearTimeout(giveUp)
}

/** A visitor with one connection who asks again as soon as there is an answer. */
function keepVisiting(url: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let running = true
  let times: number[] = []
  const visiting = (async () => {
    while (running) times.push(await timeOf(url, '127.2.0.3', agent).finally(() => pause(20)))
  })()
  return {
    /** What the visitor saw while that went on. */
    async during<T>(work: Promise<T>) {
      times = []
      const began = performance.now()
      const broken = visiting.then((): never => {
        throw new Error('the visitor has gone')
      })
      const done = await Promise.race([work, broken])
      return { done, ms: performance.now() - began, answers: times.length, slowestMs: Math.max(...times) }
    },
    async end() {
      running = false
      await visiting
      agent.destroy()
    },
  }
}

/** Something that no memory keeps. @returns milliseconds. @throws Error when there is no answer. */
function timeOf(url: string, localAddress: string, agent?: http.Agent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = http.get(
      `${url}/api/books/999999999`,
      { localAddress, agent: agent ?? false },
      (response) => {
        response.resume().once('end', () => resolve(performance.now() - began))
      },
    )
    asked.once('error', reject)
  })
}

function rssOf(pid: number): number {
  const own = memoryOfTree(pid)?.find((process) => process.pid === pid)
  if (!own) throw new Error('this system does not tell the memory of processes')
  return own.rssMb
}
