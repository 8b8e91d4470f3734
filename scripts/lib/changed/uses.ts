import path from 'node:path'

/** What a file of the repository says, or null when there is none. */
export type Read = (file: string) => string | null
/** The files that each file uses. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

const code = /\.(ts|tsx|mjs|css)$/
/** What may be left out at the end of a module's name. */
const endings = ['', '.ts', '.tsx']
/** Every text without blanks: modules, scripts that are started by path, addresses of the API. */
const texts = /(['"`])([^\s'"`]+)\1/g
/** Statements that leave nothing in the code: what types say, the check of types compares. */
const ofTypes =
  /^(?:import|export) (?:type (?:\w+|\* as \w+|\{[^}]*\})|\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}) from '[^']+'$/gm
const pathOfEndpoint = /\bpath: '(\/api\/[^']+)'/g

/**
 * Reads from the texts of the sources which file uses which: by import, by a path from its own folder, by a package of ours, or by
 * an address of the API, which leads to the file of the contract that declares it. Types alone are no use.
 */
export function readUses(files: readonly string[], read: Read): Uses {
  const known = new Set(files)
  const sources = files.filter((file) => code.test(file)).map((file) => ({ file, text: read(file) ?? '' }))
  const declaring = new Map<string, string>()
  for (const { file, text } of sources)
    if (file.startsWith('contract/'))
      for (const [, address = ''] of text.matchAll(pathOfEndpoint)) declaring.set(address, file)

  return new Map(
    sources.map(({ file, text }) => {
      const used = new Set<string>()
      for (const [, , said = ''] of text.replaceAll(ofTypes, '').matchAll(texts)) {
        const [, folder, rest] = /^@panai\/([a-z]+)\/(.+)$/.exec(said) ?? []
        const place = folder
          ? `${folder}/src/${rest}`
          : (declaring.get(said) ?? path.posix.join(path.posix.dirname(file), said))
        const found = endings.map((ending) => `${place}${ending}`).find((each) => known.has(each))
        if (found && found !== file) used.add(found)
      }
      return [file, used]
    }),
  )
}
