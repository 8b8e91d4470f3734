import type { StyleId } from '@panai/server/manuscripts/word-file/styles'
import { type IParagraphOptions, Paragraph, TextRun } from 'docx'

/** A paragraph in a style. `*stars*` set a part in bold; Tamil is marked as what it is. */
export function p(style: StyleId, text: string, options: Partial<IParagraphOptions> = {}): Paragraph {
  const parts = text.split('*').map((part, at) => ({ part, bold: at % 2 === 1 }))
  return new Paragraph({
    ...options,
    style,
    children: parts.flatMap(({ part, bold }) => scripts(part).map((run) => textRun(run, bold))),
  })
}

/** A stretch of a paragraph that has other things in it too. */
export function runs(text: string): TextRun[] {
  return scripts(text).map((run) => textRun(run, false))
}

/** The lines of a verse, kept apart by line breaks inside one paragraph. */
export function verse(style: StyleId, lines: readonly string[]): Paragraph {
  return new Paragraph({
    style,
    children: lines.flatMap((line, at) =>
      scripts(line).map((run, first) => textRun(run, false, at > 0 && first === 0)),
    ),
  })
}

function textRun(
  { text, tamil }: { text: string; tamil: boolean },
  bold: boolean,
  onNewLine = false,
): TextRun {
  return new TextRun({
    text,
    ...(onNewLine && { break: 1 }),
    ...(bold && { bold, boldComplexScript: bold }),
    // The hint is what `settle` looks for: the library can't say that a run is in a complex script.
    ...(tamil && { font: { hint: 'cs' }, language: { bidirectional: 'ta-IN' } }),
  })
}

/** Stretches of one script. Spaces, stops and joiners stay with the letters before them. */
function scripts(text: string): { text: string; tamil: boolean }[] {
  const stretches =
    text.match(/\p{Script=Tamil}[^\p{Script=Latin}\p{Number}[\]]*|[^\p{Script=Tamil}]+/gu) ?? []
  return stretches.map((stretch) => ({ text: stretch, tamil: /^\p{Script=Tamil}/u.test(stretch) }))
}
