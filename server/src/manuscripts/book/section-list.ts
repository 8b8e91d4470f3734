import type { Block, Section } from '@panai/contract/manuscripts/book-document'

type Opened = Omit<Section, 'blocks'>
type Number = Pick<Section, 'at' | 'isGuessed' | 'notes'> & {
  text: string
  /** `outer`: of what stands before or after the chapters. */
  kind: 'part' | 'chapter' | 'outer'
}
type Begun = Pick<Section, 'kind' | 'matter' | 'at' | 'isGuessed' | 'notes'> & {
  /** Without the number that Word makes. */
  title: string
  made: string
  /** The number stands above the title, and is no part of it. */
  isAbove: boolean
}

/** The sections of a book as they are read, one paragraph after another. */
export class SectionList {
  readonly all: Section[] = []
  /** What titles and their numbers begin, by paragraph; null: a title of the book. */
  readonly titles = new Map<number, Section | null>()
  /** “Chapter 3” on a line of its own, which waits for its title. */
  #number: Number | null = null
  readonly #keptParts = new Set<Section>()

  get last(): Section | null {
    return this.all.at(-1) ?? null
  }

  get lastBlock(): Block | undefined {
    return this.last?.blocks.at(-1)
  }

  /** By the look of a line; what stands before or after the chapters has styles. */
  get waitsForTitle(): 'part' | 'chapter' | null {
    const kind = this.#number?.kind ?? null
    return kind === 'outer' ? null : kind
  }

  get hasChapters(): boolean {
    return this.all.some(({ kind }) => kind === 'chapter')
  }

  keepNumber(number: Number): void {
    this.endNumber()
    this.#number = number
  }

  /** A number that no title follows is the title. */
  endNumber(): void {
    const number = this.#number
    this.#number = null
    if (number) {
      const { text, kind, ...rest } = number
      const outer = this.hasChapters ? 'back' : 'front'
      this.open({
        ...rest,
        kind: kind === 'outer' ? outer : kind,
        matter: null,
        title: text,
        number: text,
      })
      // What is read by its look alone may call a chapter so.
      if (kind === 'part' && !rest.isGuessed) this.keepPart()
    }
  }

  begin({ kind, matter, at, isGuessed, notes, title, made, isAbove }: Begun): void {
    const expected = kind === 'front' || kind === 'back' ? 'outer' : kind
    const before = this.#number?.kind === expected ? this.#number : null
    if (before) this.#number = null
    else this.endNumber()
    const opened = { kind, matter, at, isGuessed, notes: [...(before?.notes ?? []), ...notes] }
    this.open(
      before === null && isAbove && made !== ''
        ? { ...opened, title, number: made }
        : { ...opened, title: `${made} ${title}`.trim(), number: before?.text ?? null },
    )
    if (before) this.titles.set(before.at, this.last)
  }

  open(opened: Opened): void {
    const section = { ...opened, blocks: [] }
    this.all.push(section)
    this.titles.set(opened.at, section)
  }

  add(block: Block): void {
    if (!this.last) this.open({ ...beforeAll, at: block.at })
    this.last?.blocks.push(block)
  }

  /** The last one is a part, whatever stands in it. */
  keepPart(): void {
    if (this.last) this.#keptParts.add(this.last)
  }

  /** Parts in which no chapters stand are chapters themselves: many call them so. */
  settleParts(): void {
    const holdsChapters = this.all.some(
      ({ kind }, at) => kind === 'part' && this.all[at + 1]?.kind === 'chapter',
    )
    if (holdsChapters) return
    for (const section of this.all)
      if (section.kind === 'part' && !this.#keptParts.has(section)) section.kind = 'chapter'
  }
}

/** What stands before the first title. */
export const beforeAll = {
  kind: 'front',
  matter: null,
  title: '',
  number: null,
  isGuessed: true,
  notes: [],
} satisfies Omit<Opened, 'at'>
