import { xmlText } from '../../formats/xml/xml-text.ts'

/** An element with what is in it: `null` and empty lists leave nothing behind. */
export type Xml = string | null | readonly Xml[]
type Attributes = Readonly<Record<string, string | null>>

/** An element that holds a text. Nothing is written for null. */
export function text(name: string, value: string | number | null, attributes: Attributes = {}): Xml {
  return value === null ? null : `<${name}${write(attributes)}>${xmlText(String(value))}</${name}>`
}

/** An element that holds others. Nothing is written when it would hold none. */
export function group(name: string, ...children: Xml[]): Xml {
  const inside = join(children)
  return inside === '' ? null : `<${name}>${inside}</${name}>`
}

export function join(parts: Xml): string {
  if (parts === null) return ''
  return typeof parts === 'string' ? parts : parts.map(join).join('')
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${xmlText(value)}"`))
    .join('')
}
