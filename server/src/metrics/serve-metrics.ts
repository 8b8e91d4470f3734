import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListenAddress } from '../config/listen-address.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { address: AddressInfo; stop(): Promise<void> }

/** Answers `GET /metrics` on an address of its own, which visitors do not reach. @throws StartupProblem when that can't be had. */
export async function serveMetrics({ host, port }: ListenAddress, metrics: Metrics): Promise<MetricsServer> {
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new StartupProblem(`METRICS_LISTEN: ${host}:${port} can't be listened on (${message}).`)),
    )
    server.listen({ host, port }, resolve)
  })
  return {
    address: server.address() as AddressInfo, // a listening TCP server has one
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
