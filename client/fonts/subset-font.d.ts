/** What we use of `subset-font`, which has no types of its own; those of others lack half of its options. */
declare module 'subset-font' {
  /** Cuts a font to the letters of a text, and to the given values or ranges of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, number | { min: number; max: number }>
      /** The features to keep; all when left out. */
      keepFeatures?: readonly string[]
      noHinting?: boolean
      /** Where no text is given. */
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
