import http from 'node:http'

export type Timed<T> = { query: T; ms: number }

/**
 * Asks for each address once, `concurrency` at a time over kept connections, and times each to its last byte.
 * @throws Error for any answer but a 200.
 */
export async function timeRequests<T>(
  base: string,
  queries: readonly T[],
  addressOf: (query: T) => string,
  concurrency: number,
): Promise<Timed<T>[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency })
  const waiting = queries.values()
  const timed: Timed<T>[] = []
  async function worker(): Promise<void> {
    for (const query of waiting) {
      const began = performance.now()
      await ask(new URL(addressOf(query), base), agent)
      timed.push({ query, ms: performance.now() - began })
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, worker))
  } finally {
    agent.destroy()
  }
  return timed
}

function ask(url: URL, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url.pathname}${url.search} answered ${response.statusCode}`)),
      )
    })
    request.setTimeout(60_000, () => request.destroy(new Error(`${url} did not answer`)))
    request.on('error', reject)
  })
}
