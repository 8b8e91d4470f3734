/** The whole body of an answer. @param onPart is told how much of it has come, from 0 to 1. */
export async function readBytes(answer: Response, onPart: (part: number) => void): Promise<Uint8Array> {
  const whole = Number(answer.headers.get('Content-Length'))
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
  return bytes
}
