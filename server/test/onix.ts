import { readFileSync } from 'node:fs'
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm'
import * as lists from 'onix-codelist'

const ofList = new Map<string, object>(Object.entries(lists))

/** The codes of a list of ONIX 3.0. The package has each code under its name first, then each name under its code. */
export function codesOf(list: number): ReadonlySet<string> {
  const codes = new Set<string>()
  for (const [key, value] of Object.entries(ofList.get(`list${list}`) ?? {}))
    if (!/^\d+$/.test(key) && !codes.has(key)) codes.add(String(value))
  if (codes.size === 0) throw new Error(`there is no list ${list}`)
  return codes
}

/** The grammar beside this file with the codes of each list that it names. */
function readGrammar(): RelaxNGValidator {
  const grammar = readFileSync(new URL('onix.rng', import.meta.url), 'utf8')
  const named = new Set([...grammar.matchAll(/<ref name="list(\d+)"/g)].map(([, list]) => Number(list)))
  const defined = [...named].map((list) => {
    const values = [...codesOf(list)].map((code) => `<value>${code}</value>`)
    return `<define name="list${list}"><choice>${values.join('')}</choice></define>`
  })
  const whole = grammar.replace('</grammar>', `${defined.join('')}</grammar>`)
  return RelaxNGValidator.fromDoc(XmlDocument.fromString(whole))
}

const grammar = readGrammar()

/** What is wrong with a message, by `onix.rng`; nothing is when it is empty. @throws XmlParseError when it is not well-formed. */
export function problemsIn(message: string): string[] {
  const document = XmlDocument.fromString(message)
  try {
    grammar.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message: told }) => told.trim())
  } finally {
    document.dispose()
  }
}
