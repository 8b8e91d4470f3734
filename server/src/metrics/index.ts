import type { ListenAddress } from '../config/listen-address.ts'
import { createMetrics, type Metrics, type MetricsDeps } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

export type RunningMetrics = MetricsServer & Pick<Metrics, 'countRequest'>

/** Counts from now on, and serves what it counts to a monitor. @throws StartupProblem when the address can't be had. */
export async function startMetrics(listen: ListenAddress, deps: MetricsDeps): Promise<RunningMetrics> {
  const metrics = createMetrics(deps)
  const { address, stop } = await serveMetrics(listen, metrics)
  return { countRequest: metrics.countRequest, address, stop }
}
