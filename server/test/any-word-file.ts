import fc from 'fast-check'
import {
  aWordFile,
  footnoteMark,
  footnotes,
  ofList,
  wordDrawing,
  wordLists,
  wordParagraph,
  wordRun,
  wordStyles,
  wordTable,
  wordText,
  wordXml,
} from './a-word-file.ts'

/** Whatever can stand in a line, and what lines stand in. */
const text = fc.constantFrom('மழை', 'ab', '௧', 'कथा', ' ')
const inline = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((one) => wordRun(one)),
    text.map((one) => wordRun(one, '<w:vanish/>')),
    text.map((one) => `<w:del><w:r><w:delText>${one}</w:delText></w:r></w:del>`),
    text.map(
      (one) =>
        `<w:r><w:ruby><w:rt>${wordRun(one)}</w:rt><w:rubyBase>${wordRun(one)}</w:rubyBase></w:ruby></w:r>`,
    ),
    text.map((one) => `<m:oMath><m:d><m:e><m:r><m:t>${one}</m:t></m:r></m:e></m:d></m:oMath>`),
    fc.constantFrom(
      footnoteMark(2),
      footnoteMark(3),
      '<w:r><w:br/></w:r>',
      '<w:r><w:br w:type="page"/></w:r>',
    ),
    tie('inline').map((one) => `<w:ins>${one}</w:ins>`),
    tie('inline').map((one) => `<w:hyperlink w:anchor="x">${one}</w:hyperlink>`),
    tie('inline').map((one) => `<w:sdt><w:sdtContent>${one}</w:sdtContent></w:sdt>`),
    tie('inline').map(
      (one) => `<w:fldSimple w:instr="HYPERLINK &quot;https://a.example&quot;">${one}</w:fldSimple>`,
    ),
    tie('inline').map((one) =>
      wordDrawing(`<wps:wsp><wps:txbx><w:txbxContent><w:p>${one}</w:p></w:txbxContent></wps:txbx></wps:wsp>`),
    ),
  ),
})).inline
const properties = fc.constantFrom(
  '',
  '<w:rPr><w:del/></w:rPr>',
  '<w:rPr><w:vanish/></w:rPr>',
  '<w:outlineLvl w:val="0"/>',
  '<w:jc w:val="center"/>',
  '<w:pStyle w:val="TOC1"/>',
  ofList(1),
  ofList(1, 1),
  `<w:outlineLvl w:val="0"/>${ofList(2)}`,
  `<w:jc w:val="center"/><w:pageBreakBefore/>${ofList(1)}`,
)
const block = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(inline, { maxLength: 4 }), properties)
        .map(([all, how]) => wordParagraph(all.join(''), how)),
    },
    fc
      .array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((cells) => wordTable(cells.map((cell) => cell.join('')))),
    tie('block').map((one) => `<w:sdt><w:sdtContent>${one}</w:sdtContent></w:sdt>`),
    tie('block').map(
      (one) =>
        `<mc:AlternateContent><mc:Choice Requires="x">${one}</mc:Choice><mc:Fallback>${one}</mc:Fallback></mc:AlternateContent>`,
    ),
  ),
})).block

/** Word files in which whatever stands in whatever. */
export const anyWordFile: fc.Arbitrary<Buffer> = fc
  .tuple(fc.array(block, { maxLength: 6 }), block)
  .map(([blocks, ofNote]) => {
    const parts = {
      ...footnotes(
        `<w:footnote w:id="2">${ofNote}</w:footnote><w:footnote w:type="continuationNotice" w:id="1">${wordText('தொடரும்')}</w:footnote><w:footnote w:id="3">${wordText('குறிப்பு')}</w:footnote>`,
      ),
      ...wordLists(
        [
          ['%1.', 'decimal'],
          ['%1.%2', 'lowerRoman'],
        ],
        [['அத்தியாயம் %1', 'decimal']],
      ),
      ...wordStyles('<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>'),
      'header1.xml': { kind: 'header', content: wordXml('w:hdr', ofNote) },
      'comments.xml': {
        kind: 'comments',
        content: wordXml('w:comments', `<w:comment w:id="1">${wordText('சரியா')}</w:comment>`),
      },
    }
    return aWordFile({ body: blocks.join(''), parts })
  })
