import { codeOf, readElements } from '../../../formats/xml/read-elements.ts'

/** What the list of contents says of the parts: the type of each by its name, and all types that it names. */
export type ContentTypes = {
  of(part: string): string
  all: readonly string[]
  partOf(type: string): string | null
}

/** The list is UTF-8, as every program writes it. @throws Error when it is not, or no XML. */
export async function readContentTypes(pieces: AsyncIterable<Uint8Array>): Promise<ContentTypes> {
  const byEnding = new Map<string, string>()
  const byName = new Map<string, string>()
  const reader = readElements({
    open(name, { Extension = '', PartName = '', ContentType = '' }) {
      if (name === 'Default') byEnding.set(Extension.toLowerCase(), ContentType)
      if (name === 'Override') byName.set(PartName.replace(/^\//, '').toLowerCase(), ContentType)
    },
  })
  for await (const piece of pieces) {
    if (codeOf(piece) !== 'utf-8') throw new Error('the list of contents is not UTF-8')
    reader.write(piece)
  }
  reader.close()
  return {
    of: (part) => byName.get(part.toLowerCase()) ?? byEnding.get(endingOf(part)) ?? '',
    all: [...byEnding.values(), ...byName.values()],
    partOf: (type) => [...byName].find(([, found]) => found === type)?.[0] ?? null,
  }
}

function endingOf(part: string): string {
  return part.split('.').at(-1)?.toLowerCase() ?? ''
}
