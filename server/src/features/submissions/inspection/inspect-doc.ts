import { readFile } from 'node:fs/promises'
import CFB from 'cfb'
import type { ToldFinding } from './findings.ts'

/** A field begins with this mark; its text is of one byte or of two for each letter. */
const badField = new RegExp(
  `\\x13\\0?(?:[\\s"]\\0?)*(?:${['DDE', 'LINK', 'DATABASE', 'INCLUDETEXT'].map((name) => [...name].join('\\0?')).join('|')})`,
  'i',
)
/** Where the strings are that go with the document, in the table stream: by [MS-DOC] 2.5.6 and 2.9.273. */
const ASSOCIATED = { offsetAt: 0x19a, lengthAt: 0x19e, extended: 0xffff, headBytes: 6, template: 1 }
/** An address, or a name of another machine. */
const isElsewhere = (template: string) => /^\s*(?:[\\/]{2}|[a-z][a-z0-9+.-]+:[\\/]{2})/i.test(template)
const macros = /^(?:macros|vba|_vba_project.*)$/i
/** Offsets in the first bytes of a Word document, by [MS-DOC] 2.5.1. */
const IDENT = { at: 0, value: 0xa5ec }
const FLAGS = { at: 0x0a, encrypted: 0x0100, tableIsOne: 0x0200 }

/** A Word 97 document is a compound file with a stream `WordDocument`; what holds macros is none of ours, what holds others' objects is refused. */
export async function inspectDoc(path: string): Promise<ToldFinding> {
  const file = CFB.read(await readFile(path), { type: 'buffer' })
  const places = file.FullPaths.map((place) => place.split('/').slice(1))
  const has = (name: string) => places.some(([first, ...deeper]) => first === name && deeper.length === 0)
  if (has('EncryptedPackage')) return { problem: 'locked' } // a DOCX with a password
  if (!has('WordDocument') || places.flat().some((part) => macros.test(part))) return { problem: 'type' }

  const stream = CFB.find(file, '/WordDocument')
  const head = Buffer.from(stream?.content ?? [])
  if (head.length < 0x20 || head.readUInt16LE(IDENT.at) !== IDENT.value) return { problem: 'type' }
  if (head.readUInt16LE(FLAGS.at) & FLAGS.encrypted) return { problem: 'locked' }
  if (places.some(([first, object]) => first === 'ObjectPool' && object)) return { problem: 'objects' }
  if (isElsewhere(templateOf(file, head))) return { problem: 'active' }
  return badField.test(head.toString('latin1')) ? { problem: 'fields' } : { kind: 'doc', pages: null }
}

/** The path of the template that the document names; empty when it names none that could be read. */
function templateOf(file: CFB.CFB$Container, head: Buffer): string {
  if (head.length < ASSOCIATED.lengthAt + 4) return ''
  const name = head.readUInt16LE(FLAGS.at) & FLAGS.tableIsOne ? '/1Table' : '/0Table'
  const table = Buffer.from(CFB.find(file, name)?.content ?? [])
  const begin = head.readUInt32LE(ASSOCIATED.offsetAt)
  const strings = table.subarray(begin, begin + head.readUInt32LE(ASSOCIATED.lengthAt))
  if (strings.length < ASSOCIATED.headBytes || strings.readUInt16LE(0) !== ASSOCIATED.extended) return ''
  let at = ASSOCIATED.headBytes
  for (let number = 0; at + 2 <= strings.length; number++) {
    const end = at + 2 + 2 * strings.readUInt16LE(at)
    if (number === ASSOCIATED.template) return strings.subarray(at + 2, end).toString('utf16le')
    at = end
  }
  return ''
}
