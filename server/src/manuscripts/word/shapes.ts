import type { Attributes } from '../../formats/xml/read-elements.ts'
import type { LeftOutKind, WordNode } from './word-nodes.ts'

const EMU_PER_INCH = 914_400
const POINTS_PER_INCH = 72

/** Where what is found in shapes goes. */
export type ShapeSink = {
  add(node: WordNode): void
  addBox(text: string): void
  leaveOut(kind: LeftOutKind, text: string): unknown
  /** Names what another part holds, by the relation that leads there. */
  leaveOutPart(kind: LeftOutKind, id: string): void
  /** The part of the package; null: it is elsewhere. */
  partOf(id: string): string | null
  /** @returns a function that says whether nothing was added since. */
  isEmptySince(): () => boolean
}

/** Pictures and drawings, in both languages in which Word draws, and what stands in a text without being any. */
export class Shapes {
  readonly #sink: ShapeSink
  #shape = { widthInches: 0, heightInches: 0, description: null as string | null }

  constructor(sink: ShapeSink) {
    this.#sink = sink
  }

  /** @returns what is to be done when it is closed. */
  begin(name: string, attributes: Attributes, parent: string): (() => void) | null {
    const { id = '' } = attributes
    switch (name) {
      case 'drawing':
      case 'pict':
      case 'object':
        return this.#beginShape({ widthInches: 0, heightInches: 0 }, null)
      case 'extent':
        this.#shape.widthInches = Number(attributes.cx) / EMU_PER_INCH || 0
        this.#shape.heightInches = Number(attributes.cy) / EMU_PER_INCH || 0
        return null
      case 'docPr':
        this.#shape.description = (attributes.descr || attributes.title)?.trim() || null
        return null
      case 'shape':
      case 'rect':
      case 'roundrect':
      case 'oval': {
        const inches = (side: RegExp) =>
          Number(side.exec(attributes.style ?? '')?.[1] ?? 0) / POINTS_PER_INCH || 0
        const size = {
          widthInches: inches(/(?:^|;)\s*width:\s*([\d.]+)pt/),
          heightInches: inches(/(?:^|;)\s*height:\s*([\d.]+)pt/),
        }
        return this.#beginShape(size, attributes.alt?.trim() || null)
      }
      case 'wsp': {
        const isEmpty = this.#sink.isEmptySince()
        return () => {
          if (isEmpty()) this.#sink.leaveOut('drawing', '')
        }
      }
      default:
        this.#take(name, attributes, { id, parent })
        return null
    }
  }

  #take(name: string, attributes: Attributes, { id, parent }: { id: string; parent: string }): void {
    switch (name) {
      case 'blip':
        if (attributes.embed !== undefined) this.#addPicture(attributes.embed)
        else if (attributes.link !== undefined) this.#addPicture(attributes.link)
        break
      case 'imagedata':
        this.#addPicture(id)
        break
      case 'textpath':
        if (attributes.string) this.#sink.addBox(attributes.string)
        break
      case 'contentPart':
        this.#sink.leaveOut('drawing', '')
        break
      case 'OLEObject':
      case 'control':
        this.#sink.leaveOut('object', attributes.ProgID ?? attributes.name ?? '')
        break
      case 'chart':
        if (parent === 'graphicData') this.#sink.leaveOutPart('chart', id)
        break
      case 'relIds':
        this.#sink.leaveOutPart('diagram', attributes.dm ?? '')
        break
      case 'altChunk':
      case 'subDoc':
        this.#sink.leaveOutPart('insertedFile', id)
        break
    }
  }

  #beginShape(
    { widthInches, heightInches }: { widthInches: number; heightInches: number },
    description: string | null,
  ): () => void {
    const around = this.#shape
    this.#shape = {
      widthInches: widthInches || around.widthInches,
      heightInches: heightInches || around.heightInches,
      description: description ?? around.description,
    }
    return () => {
      this.#shape = around
    }
  }

  #addPicture(id: string): void {
    const part = this.#sink.partOf(id)
    if (part === null) this.#sink.leaveOut('linkedPicture', '')
    else this.#sink.add({ type: 'image', ...this.#shape, part })
  }
}
