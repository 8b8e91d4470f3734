import { type Xml, xml } from '../../formats/xml/xml.ts'
import { type KeptPicture, pictureKinds } from './kept-pictures.ts'
import type { Relations } from './relations.ts'

const EMU_PER_INCH = 914_400

/** The pictures that stand in a file, each in a part of its own. */
export class PicturesToWord {
  readonly #parts = new Map<Buffer, { name: string; type: string }>()
  readonly #relations: Relations
  readonly #kept: ReadonlyMap<number, KeptPicture>
  readonly #widestInches: number
  #count = 0

  constructor(kept: ReadonlyMap<number, KeptPicture>, relations: Relations, widestInches: number) {
    this.#kept = kept
    this.#relations = relations
    this.#widestInches = widestInches
  }

  get parts(): { name: string; type: string; content: Buffer }[] {
    return [...this.#parts].map(([content, part]) => ({ ...part, content }))
  }

  /** A run with the picture of a number; null: its file is not there, or is none. */
  toXml({ number, description }: { number: number; description: string | null }): Xml | null {
    const kept = this.#kept.get(number)
    if (!kept) return null
    const { bytes, kind, shape } = kept
    const part = this.#parts.get(bytes) ?? {
      name: `media/picture${this.#parts.size + 1}.${kind}`,
      type: pictureKinds[kind].type,
    }
    this.#parts.set(bytes, part)
    this.#count += 1
    const inches = Math.min(kept.widthInches || this.#widestInches, this.#widestInches)
    const [cx, cy] = [inches, inches * shape].map((side) => Math.max(1, Math.round(side * EMU_PER_INCH)))
    const name = `Picture ${this.#count}`
    return xml`<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx ?? 1}" cy="${cy ?? 1}"/><wp:docPr id="${this.#count}" name="${name}"${description !== null && xml` descr="${description}"`}/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="${this.#count}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${this.#relations.add('image', part.name)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx ?? 1}" cy="${cy ?? 1}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  }
}
