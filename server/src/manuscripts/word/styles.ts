import {
  merged,
  type ParagraphProperties,
  type RunProperties,
  type Theme,
  takeParagraphProperty,
  takeRunProperty,
} from './properties.ts'
import type { WordPackage } from './with-word-package.ts'

type Style = {
  id: string
  name: string
  basedOn: string | null
  run: RunProperties
  paragraph: ParagraphProperties
}

/** What styles say, each with those that it is based on. */
export type Styles = {
  /** The nearest first; a paragraph without a style has the document's own. */
  ofParagraph(id: string | undefined): readonly Style[]
  /** What characters are before anything else is said. */
  defaults: RunProperties
  runOf(style: string | undefined): RunProperties
  paragraphOf(chain: readonly Style[]): ParagraphProperties
}

export async function readStyles(word: WordPackage, part: string | undefined, theme: Theme): Promise<Styles> {
  const styles = new Map<string, Style>()
  const defaults: RunProperties = {}
  let standard: string | undefined
  let style: Style | null = null
  const path: string[] = []
  await word.readXml(part ?? '', {
    open(name, attributes) {
      const within = path.at(-1)
      path.push(name)
      const { styleId = '', type, val } = attributes
      if (name === 'style') {
        style = { id: styleId, name: '', basedOn: null, run: {}, paragraph: {} }
        styles.set(styleId, style)
        if (type === 'paragraph' && ['1', 'true', 'on'].includes(attributes.default ?? '')) standard = styleId
      } else if (within === 'style' && style) {
        if (name === 'name') style.name = val ?? ''
        if (name === 'basedOn') style.basedOn = val ?? null
      } else if (within === 'rPr' && isOwn(path, 'style')) {
        takeRunProperty(style?.run ?? defaults, name, attributes, theme)
      } else if (within === 'rPr' && path.includes('rPrDefault')) {
        takeRunProperty(defaults, name, attributes, theme)
      } else if ((within === 'pPr' || within === 'numPr') && style && isOwn(path, 'style')) {
        takeParagraphProperty(style.paragraph, name, attributes)
      }
    },
    close(name) {
      path.pop()
      if (name === 'style') style = null
    },
  })
  function chainOf(id: string | undefined): Style[] {
    const chain: Style[] = []
    for (let at = styles.get(id ?? ''); at && !chain.includes(at); at = styles.get(at.basedOn ?? ''))
      chain.push(at)
    return chain
  }
  return {
    defaults,
    ofParagraph: (id) => {
      if (id === undefined || styles.has(id)) return chainOf(id ?? standard)
      // Ours are known by their ids, whoever took the styles out of the file.
      return [{ id, name: '', basedOn: null, run: {}, paragraph: {} }, ...chainOf(standard)]
    },
    runOf: (id) =>
      merged(
        chainOf(id)
          .map(({ run }) => run)
          .reverse(),
      ),
    paragraphOf: (chain) => Object.assign({}, ...chain.map(({ paragraph }) => paragraph).reverse()),
  }
}

/** Of the style itself, and not of the first row, or whatever else, of a style of tables. */
const isOwn = (path: readonly string[], holder: string) =>
  path.includes(holder) && !path.includes('tblStylePr')

/** The fonts of the document's theme. */
export async function readTheme(word: WordPackage, part: string | undefined): Promise<Theme> {
  const theme = new Map<string, { ascii: string | null; complex: string | null }>()
  let fonts: { ascii: string | null; complex: string | null } | null = null
  await word.readXml(part ?? '', {
    open(name, { typeface, script }) {
      if (name === 'majorFont' || name === 'minorFont') {
        fonts = { ascii: null, complex: null }
        theme.set(name.slice(0, 'major'.length), fonts)
      }
      if (!fonts || !typeface) return
      if (name === 'latin') fonts.ascii = typeface
      if (name === 'cs' || (name === 'font' && script === 'Taml')) fonts.complex ??= typeface
    },
    close(name) {
      if (name === 'majorFont' || name === 'minorFont') fonts = null
    },
  })
  return theme
}
