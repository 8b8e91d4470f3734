/** A file as it came, with the sum by which its author approves it. */
export type ProofFile = {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal digits, as the server says it; null while it has none. */
  readonly sha256: string | null
}

/** Reads the answer of `getInteriorFile`. @param onPart is told how much of it has come, from 0 to 1. */
export async function readProof(answer: Response, onPart: (part: number) => void): Promise<ProofFile> {
  const whole = Number(answer.headers.get('Content-Length'))
  const sha256 = /^(?:W\/)?"([0-9a-f]{64})"$/.exec(answer.headers.get('ETag') ?? '')?.[1] ?? null
  const reader = answer.body?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) break
    pieces.push(value)
    length += value.length
    if (whole > 0) onPart(Math.min(length / whole, 1))
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return { bytes, sha256 }
}
