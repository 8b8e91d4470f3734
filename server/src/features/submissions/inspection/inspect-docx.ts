import {
  type Attributes,
  beginsAsXml,
  type ElementReader,
  readElements,
} from '../../../formats/xml/read-elements.ts'
import { openZip } from '../../../formats/zip/read-zip.ts'
import { type ContentTypes, readContentTypes } from './content-types.ts'
import { beginningOf } from './document-beginnings.ts'
import { findWordFields } from './find-word-fields.ts'
import type { DocumentProblem, ReportedFinding } from './findings.ts'
import { listWordParts, type Package } from './list-word-parts.ts'
import { kindOf, reachesOutside } from './outside-parts.ts'

const CONTENTS = '[Content_Types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const CHART = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
/** The finding to report when there are several. */
const worst: readonly DocumentProblem[] = ['macros', 'active', 'objects', 'inserted', 'fields']
const isOfWord = /wordprocessingml|ms-word/i
const macros = /macroEnabled|vbaProject|vbaData|activeX/i

/** A DOCX is a zip whose list of contents names a Word document without macros. Every part is unpacked, and thrown away. */
export async function inspectDocx(path: string): Promise<ReportedFinding> {
  const zip = await openZip(path)
  try {
    const parts = await listWordParts(zip)
    const contents = parts?.get(CONTENTS)
    const types = contents && (await readContentTypes(contents()).catch(() => null))
    if (parts && !contents) return { problem: 'zip' }
    if (types && !types.all.some((type) => isOfWord.test(type))) return { problem: 'office' }
    if (!parts || !types) return { problem: 'type' }
    if (hasMacros(parts, types)) return { problem: 'macros' }
    if (!isWord(parts, types)) return { problem: 'type' }
    const problem = await lookThrough(parts, types)
    return problem === null ? { kind: 'docx', pages: null } : { problem }
  } finally {
    zip.close()
  }
}

function isWord(parts: Package, types: ContentTypes): boolean {
  const main = types.partOf(MAIN)
  const names = [...parts.keys()]
  const isThere = names.some((name) => name.toLowerCase() === main)
  return isThere && parts.has('_rels/.rels')
}

function hasMacros(parts: Package, types: ContentTypes): boolean {
  return [...types.all, ...parts.keys()].some((name) => macros.test(name))
}

/** Reads every part to its end. @returns what is worst of all that was found. @throws Error when a part is broken. */
async function lookThrough(parts: Package, types: ContentTypes): Promise<DocumentProblem | null> {
  const found = new Set<DocumentProblem>()
  for (const [name, read] of parts) {
    const look = lookInto(name, types, (problem) => found.add(problem))
    for await (const piece of read()) look.write(piece)
    look.close()
  }
  return worst.find((problem) => found.has(problem)) ?? null
}

function lookInto(
  name: string,
  types: ContentTypes,
  found: (problem: DocumentProblem) => void,
): ElementReader {
  const isRelations = name.toLowerCase().endsWith('.rels')
  const source = types.of(sourceOf(name))
  const fields = findWordFields(() => found('fields'))
  const reader = readElements({
    ...fields,
    open(element, attributes) {
      const problem = isRelations && element === 'Relationship' ? problemOf(attributes, source) : null
      if (problem) found(problem)
      if (element === 'altChunk') found('inserted')
      fields.open(element, attributes)
    },
  })
  // What Word reads must be whole; a drawing, or what another program keeps there, may be anything.
  const mustBeXml = isRelations || types.of(name).includes('wordprocessingml')
  let isXml: boolean | undefined
  const trying = (step: () => void) => {
    try {
      if (isXml) step()
    } catch (error) {
      if (mustBeXml) throw error
      isXml = false
    }
  }
  return {
    write(piece) {
      if (isXml === undefined && beginningOf(Buffer.from(piece)) === 'compound') found('objects')
      isXml ??= mustBeXml || beginsAsXml(piece)
      trying(() => reader.write(piece))
    },
    close: () => trying(() => reader.close()),
  }
}

/** `word/_rels/document.xml.rels` tells what belongs to `word/document.xml`. */
function sourceOf(relations: string): string {
  return relations.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, '$1$2')
}

function problemOf(relation: Attributes, source: string): DocumentProblem | null {
  const kind = kindOf(relation.Type ?? '')
  if (macros.test(kind)) return 'macros'
  if (reachesOutside(relation)) return 'active'
  if (kind === 'aFChunk') return 'inserted'
  // The table behind a chart is opened by nobody who does not ask for it.
  if (kind === 'oleObject' || (kind === 'package' && source !== CHART)) return 'objects'
  return null
}
