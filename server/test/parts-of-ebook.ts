import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** What stands in an e-book, by the names of its files. */
export function partsOfEbook(bytes: Uint8Array) {
  const parts = unzipSync(bytes)
  return {
    names: Object.keys(parts),
    text: (name: string) => strFromU8(parts[`EPUB/${name}`] ?? new Uint8Array()),
    /** The same with something else in its texts. */
    changed: (change: (text: string) => string) =>
      zipSync(
        Object.fromEntries(
          Object.entries(parts).map(([name, content]) => [
            name,
            /\.(xhtml|opf)$/.test(name) ? strToU8(change(strFromU8(content))) : content,
          ]),
        ),
      ),
  }
}
