import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { Xml, xml } from '../../formats/xml/xml.ts'
import { plainText } from '../plain-text.ts'

export const DECLARATION = new Xml('<?xml version="1.0" encoding="UTF-8"?>\n')

type Page = {
  language: Language
  title: string
  /** Which part of the book it is of. */
  part: 'frontmatter' | 'bodymatter' | 'backmatter'
  body: Xml
}

/** A file of the text. */
export function page({ language, title, part, body }: Page): Xml {
  return xml`${DECLARATION}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="utf-8"/>
<title${languageIn(title, language)}>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${part}">
${body}
</body>
</html>
`
}

/** A stretch of text, marked where it is in another script than what it stands in. */
export function worded(text: string, own: Language): Xml {
  const plain = plainText(text)
  const language = languageIn(plain, own)
  return language === null ? xml`${plain}` : xml`<span${language}>${plain}</span>`
}

/** What says of an element that its words are in another script than what it stands in; null: they are not. */
export function languageIn(plain: string, own: Language): Xml | null {
  const language = languageOfLetters(plain)
  const isOwn = language === own || (own === 'de' && language === 'en') || !/\p{L}/u.test(plain)
  return isOwn ? null : xml` lang="${language}" xml:lang="${language}"`
}
