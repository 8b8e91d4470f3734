import { randomBytes } from 'node:crypto'

/** One part of a form; with `file` it is a file of that name. */
export type Part = { name: string; value: string | Uint8Array; file?: string; type?: string }

/** A form as a browser sends it. */
export function aForm(...parts: Part[]): { body: Buffer; type: string } {
  const boundary = `----panai${randomBytes(12).toString('hex')}`
  const pieces = parts.flatMap(({ name, value, file, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        file === undefined ? '' : `; filename="${file}"\r\nContent-Type: ${type}`
      }\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
