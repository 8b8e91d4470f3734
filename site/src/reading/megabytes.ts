const MB = 1024 * 1024

/** "0.4 MB", "9.8 MB": a length in bytes for people. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MB).toFixed(1)} MB`
}
