export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] }

const token =
  /<\?xml version="1\.0" encoding="UTF-8"\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

/** Reads XML as strictly as the standard asks of the part of it that we write. @throws SyntaxError when it is not well-formed. */
export function parseXml(text: string): Element {
  const wrong = forbidden.exec(text)
  if (wrong) throw new SyntaxError(`a character that XML forbids at ${wrong.index}`)
  const document: Element = { name: '', attributes: {}, children: [] }
  const open = [document]
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    const parent = open.at(-1)
    if (!found || !parent) throw new SyntaxError(`not well-formed at ${at}: ${text.slice(at, at + 60)}`)
    const [whole, closing, name, attributes = '', empty, words] = found
    if (words !== undefined) parent.children.push(plain(words))
    else if (name === undefined) {
      if (at !== 0) throw new SyntaxError(`a declaration at ${at}`)
    } else if (closing) {
      if (open.pop()?.name !== name) throw new SyntaxError(`${whole} at ${at} closes something else`)
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const elements = document.children.filter((child) => typeof child !== 'string')
  const [root] = elements
  if (open.length !== 1 || elements.length !== 1 || !root) throw new SyntaxError('not one whole element')
  return root
}

/** Elements of this name directly below another. */
export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => typeof child !== 'string').filter((child) => child.name === name)
}

/** The text below the first element of this name. */
export function textOf(element: Element, name: string): string {
  return (childrenOf(element, name)[0]?.children ?? []).join('')
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    plain(value),
  ])
  if (new Set(found.map(([name]) => name)).size !== found.length) throw new SyntaxError(`twice: ${text}`)
  return Object.fromEntries(found)
}

function plain(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (_, name: string) => {
    const mark = entities[name.replace(/;$/, '')]
    if (!name.endsWith(';') || mark === undefined) throw new SyntaxError(`a bare & before ${name}`)
    return mark
  })
}
