/*
 * What is used of the packages that only a measurement installs (`bench/package.json`), so that the types of this folder are checked
 * without them.
 */
declare module 'autocannon' {
  type Options = { url: string; duration: number; connections: number; headers: Record<string, string> }
  export default function autocannon(
    options: Options,
  ): PromiseLike<{ non2xx: number; errors: number; requests: { average: number } }>
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill(): void }>
}

declare module 'lighthouse' {
  type Result = {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string }>
    runtimeError?: { message: string }
  }
  export default function lighthouse(
    url: string,
    options: { port: number; logLevel: 'error'; output: 'json' },
  ): Promise<{ lhr: Result } | undefined>
}
