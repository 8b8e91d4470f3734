import { type BrokenSalesFile, broken } from './problems.ts'

/** Reports named .xls are pages as often as not. A mark of the encoding may go before. */
const page = /^[^<\w]*<(?:!doctype html|html|head|meta|style|body|table)\b/i
const markup = /^[^<\w]*<(?:\?xml|!doctype|!--|[a-z][\w:-]*[\s>])/i
const json = /^[^\w[{]{0,4}(?:\{\s*["}]|\[\s*[[{"\]])/
/** An e-mail begins with lines of this form, and some of these are among them. */
const letterLine = /^[^\w]{0,3}[A-Z][\w-]*:/i
const ofPost =
  /^(?:received: (?:from|by) |return-path: ?<|delivered-to: ?\S+@|dkim-signature: |arc-[a-z-]+: )/im
const ofLetter = /^(?:mime-version|message-id): /im

/** What is written in letters and is no table, by its beginning without zeros. Null: it may be one. */
export function tellWords(beginning: string): BrokenSalesFile | null {
  if (page.test(beginning)) return broken('web_page')
  if (markup.test(beginning)) return tellMarkup(beginning)
  if (json.test(beginning)) return broken('not_text', { found: 'JSON' })
  return letterLine.test(beginning) ? tellLetter(beginning) : null
}

function tellMarkup(beginning: string): BrokenSalesFile | null {
  if (/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/.test(beginning))
    return broken('other_workbook', { found: 'Excel 2003 XML' })
  if (/<office:document\b/.test(beginning)) return broken('other_workbook', { found: '.fods' })
  if (/<(?:!doctype html|html)\b/i.test(beginning)) return broken('web_page')
  if (/<svg\b/i.test(beginning)) return broken('not_text', { found: 'a picture' })
  return /^[^<\w]*<\?xml\b/.test(beginning) ? broken('not_text', { found: 'XML' }) : null
}

/** A page that a browser or Excel saved as one file is written like an e-mail that nobody sent. */
function tellLetter(beginning: string): BrokenSalesFile | null {
  const [lines = ''] = beginning.split(/\r?\n\r?\n/, 1)
  if (ofPost.test(lines)) return broken('email')
  if (!ofLetter.test(lines)) return null
  return broken(/^from: (?!<saved by)/im.test(lines) ? 'email' : 'web_page')
}
