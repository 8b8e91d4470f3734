/** The browser that the measurements use: CHROMIUM, or the system's. */
export function chromiumPath(): string {
  return process.env.CHROMIUM ?? '/usr/bin/chromium'
}
