import type { ElementEvents } from '../../../formats/xml/read-elements.ts'
import { isShare } from './outside-parts.ts'

/** They start another program, or bring in what is elsewhere. */
const never = ['DDE', 'DDEAUTO', 'LINK', 'DATABASE', 'INCLUDE', 'INCLUDETEXT']
/** A picture or a text that is looked at where it lies: harmless but for a share, whose server would learn a password's hash. */
const notOfShares = ['INCLUDEPICTURE', 'IMPORT', 'RD', 'HYPERLINK']
/** No other field begins so. */
const beginsBad = /^(?:DDE|LINK|DATABASE|INCLUDETEXT)/i
const MOST_CODE_CHARS = 4_096

/** Word leaves out blanks at the ends of a run, or keeps them: the code is kept both ways. */
type Field = { code: string; tight: string; hasResult: boolean }

/**
 * Finds fields that do more than number and link. The code of a field is written in as many runs as somebody likes, and fields stand in
 * fields: a name that others would have to make first is taken for the worst.
 */
export function findWordFields(found: () => void): Required<ElementEvents> {
  const fields: Field[] = []
  let run: string | null = null
  const begin = () => {
    const outer = fields.at(-1)
    if (outer && !outer.hasResult && [outer.code, outer.tight].some(mayBecomeBad)) found()
  }
  const judge = ({ code, tight }: Field) => {
    if (isBad(code) || beginsBad.test(tight.replace(blank, ''))) found()
  }
  return {
    open(name, { fldCharType, instr = '' }) {
      if (name === 'instrText' || name === 'delInstrText') run = ''
      if (name === 'fldSimple') {
        begin()
        if (isBad(instr)) found()
      }
      if (name !== 'fldChar') return
      if (fldCharType === 'begin') {
        begin()
        fields.push({ code: '', tight: '', hasResult: false })
        return
      }
      const field = fldCharType === 'end' ? fields.pop() : fields.at(-1)
      if (!field) return
      judge(field)
      field.hasResult = true
    },
    text(text) {
      if (run !== null && run.length < MOST_CODE_CHARS) run += text
    },
    close() {
      const field = fields.at(-1)
      if (run !== null && field && !field.hasResult && field.code.length < MOST_CODE_CHARS) {
        field.code += run
        field.tight += run.trim()
      }
      run = null
    },
    end: () => fields.forEach(judge),
  }
}

const blank = /^[\s"'“”\u200b-\u200f\ufeff]+/

/** Whether a field does harm by its code, as it stands between its braces. */
function isBad(code: string): boolean {
  const [name = '', ...words] = code.replace(blank, '').match(/"[^"]*"|[^\s"]+/g) ?? []
  const called = name.toUpperCase()
  if (never.includes(called)) return true
  return notOfShares.includes(called) && words.some((word) => isShare(word.replaceAll('"', '').trim()))
}

function mayBecomeBad(code: string): boolean {
  const begun = code.replace(blank, '').toUpperCase()
  return never.some((name) => name.startsWith(begun))
}
