import { type Xml, xml } from '../../formats/xml/xml.ts'

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Where a part of the file leads to: other parts, and addresses outside. */
export class Relations {
  readonly #all = new Map<string, { id: string; kind: string; target: string; isOutside: boolean }>()

  /** @returns the number by which the text of the part names it; the same thing has one. */
  add(kind: string, target: string): string {
    return this.#add(kind, target, false)
  }

  link(address: string): string {
    return this.#add('hyperlink', address, true)
  }

  #add(kind: string, target: string, isOutside: boolean): string {
    const key = `${kind} ${target}`
    const id = this.#all.get(key)?.id ?? `rId${this.#all.size + 1}`
    this.#all.set(key, { id, kind, target, isOutside })
    return id
  }

  toXml(): Xml {
    const all = [...this.#all.values()].map(
      ({ id, kind, target, isOutside }) =>
        xml`<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}"${isOutside && xml` TargetMode="External"`}/>`,
    )
    return xml`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`
  }
}
