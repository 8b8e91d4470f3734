const windows1252 = new TextDecoder('windows-1252')

/** The same glyph is kept in three ways: as Windows-1252 reads its byte, as the byte itself, and by symbol fonts at U+F000 and above. */
export function readGlyphs(text: string): string {
  return text.replace(/[\u0080-\u009f\uf020-\uf0ff]/g, (glyph) =>
    windows1252.decode(Uint8Array.of(glyph.charCodeAt(0) & 0xff)),
  )
}
