/**
 * Looks into the files that a stranger sent, in a process of its own: what a hostile file does to a reader, it does here, where
 * there are no secrets, little memory and little time. Writes what it finds as it finds it, a line of JSON each.
 */
import { writeSync } from 'node:fs'
import type { Task } from './findings.ts'

const [argument = '{}'] = process.argv.slice(2)
const { document, cover } = JSON.parse(argument) as Task // written by our own process

function tell(what: 'cover' | 'document', finding: object): void {
  writeSync(1, `${JSON.stringify({ [what]: finding })}\n`)
}

const { inspectCover } = await import('./inspect-cover.ts')
tell('cover', await inspectCover(cover))
if (document !== null) {
  const { inspectDocument } = await import('./inspect-document.ts')
  tell('document', await inspectDocument(document))
}
