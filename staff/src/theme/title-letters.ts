/** Letters of the scripts that our own typefaces lack, for names on devices without such a font. */
const otherScripts =
  '"Noto Serif Malayalam", "Noto Serif Telugu", "Noto Serif Devanagari", "Noto Serif Kannada"'

/** Of what is read and typed. */
export const textLetters = `"Anek Tamil", "Anek Tamil Letters", "Anek More", ${otherScripts}, system-ui, sans-serif`

/** Of titles and headings. */
export const titleLetters = `"Literata", "Noto Serif Tamil", ${otherScripts}, serif`
