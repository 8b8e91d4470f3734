/** Of titles and headings. */
export const titleLetters = '"Literata", "Noto Serif Tamil", serif'
