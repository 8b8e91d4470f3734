import { readBytes } from './read-bytes.ts'

/** A file as it came, with the sum by which its author approves it. */
export type ProofFile = {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal digits, as the server says it; null while it has none. */
  readonly sha256: string | null
}

/** Reads the answer of `getInteriorFile`. @param onPart is told how much of it has come, from 0 to 1. */
export async function readProof(answer: Response, onPart: (part: number) => void): Promise<ProofFile> {
  const sha256 = /^(?:W\/)?"([0-9a-f]{64})"$/.exec(answer.headers.get('ETag') ?? '')?.[1] ?? null
  return { bytes: await readBytes(answer, onPart), sha256 }
}
