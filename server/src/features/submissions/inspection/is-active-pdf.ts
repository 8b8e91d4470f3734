import { inflateSync } from 'node:zlib'

/** Objects are kept in streams of this size at the most; writers put some hundreds of them in each. */
const MOST_INFLATED_BYTES = 64 * 1024 * 1024
const DICTIONARY_BYTES = 2_048

/**
 * Names that stand only where a PDF runs, starts or carries something. A name begins behind a delimiter, or behind a key
 * that says the kind of something: `HTML/JavaScript` in somebody's text is none.
 */
const activeNames =
  /(?:\/S|\/Type|\/Subtype|[\s\0()<>[\]{}])\/(?:JavaScript|Launch|Rendition|EmbeddedFiles?|FileAttachment|RichMedia)(?![^\s\0()<>[\]{}/%])/

/**
 * Whether a PDF runs a script, starts a program or carries a file. All of its bytes are looked at, those of streams too: its table
 * of objects may lead into anything. Objects in a stream that we can't unpack are taken for the worst.
 */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (activeNames.test(decodeNames(text))) return true
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = decodeNames(dictionaryBefore(text, index))
    if (!/\/(?:ObjStm|First)\b/.test(dictionary)) continue
    const objects = unpack(bytes, text.indexOf('\n', index) + 1, dictionary)
    if (objects === null || activeNames.test(decodeNames(objects))) return true
  }
  return false
}

function dictionaryBefore(text: string, at: number): string {
  const from = Math.max(0, at - DICTIONARY_BYTES)
  const near = text.slice(from, at)
  return near.slice(Math.max(0, near.lastIndexOf(' obj')))
}

/** @returns null when the stream is packed in a way that no usual program packs its objects in. */
function unpack(bytes: Buffer, from: number, dictionary: string): string | null {
  const end = bytes.indexOf('endstream', from)
  const packed = bytes.subarray(from, end < 0 ? undefined : end)
  if (/\/(?:DecodeParms|DP|F|FFilter)\b/.test(dictionary)) return null
  if (!/\/Filter\b/.test(dictionary)) return packed.toString('latin1')
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/|>>)/.test(dictionary)) return null
  try {
    // What is behind the packed bytes is left out; a stream that is cut short is no object stream.
    return inflateSync(packed, { maxOutputLength: MOST_INFLATED_BYTES }).toString('latin1')
  } catch {
    return null
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
