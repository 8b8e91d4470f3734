export type SocketLimits = {
  /** Open connections in all. */
  connections: number
  /** Of one network, four times as much of a /56; not counted behind a proxy, whose connections are everybody's. */
  connectionsOfNetwork: number
  /** Requests of one connection that wait for the answer before them. */
  waiting: number
  /** So long an answer may make no progress; noticed after twice that time at the latest. */
  stalledMs: number
  /** A connection waits so long for its next request, */
  idleMs: number
  /** so long for the first line and the headers of one, */
  headersMs: number
  /** and so long for all of it. */
  requestMs: number
  /** How often the last two are looked at. */
  checkedEveryMs: number
}

export const socketLimits: SocketLimits = {
  // An idle one costs about 20 KB: all of them together fit into the smallest machine.
  connections: 5_000,
  // A browser opens six, and keeps them for some seconds: 40 visitors of one mobile provider at the same moment.
  connectionsOfNetwork: 256,
  // No browser sends the next request before the answer; programs that do send some tens.
  waiting: 100,
  // A train in a tunnel.
  stalledMs: 20_000,
  idleMs: 5_000,
  headersMs: 15_000,
  // A manuscript of 10 MB at 100 kbit/s; other bodies are given a minute by their reader.
  requestMs: 15 * 60_000,
  checkedEveryMs: 5_000,
}
