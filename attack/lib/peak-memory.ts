import { readFileSync } from 'node:fs'

/** The greatest memory that the process ever had, in MB, as the kernel counts it; null where the system does not say. */
export function peakMemory(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
  } catch {
    return null
  }
}
