import { type EncodingName, encodings } from '../old-tamil/encodings/encodings.ts'
import type { OldEncoding } from '../old-tamil/encodings/letter-pairs.ts'
import { hasTamil, howItReads, type OldFont, recognise } from '../old-tamil/recognise.ts'
import { toUnicode } from '../old-tamil/to-unicode.ts'
import { splitByFont } from './split-by-font.ts'
import type { WordDocument, WordNode, WordRun } from './word/word-nodes.ts'

/** Text with the font in which it is typed; null: nobody says. */
export type Typed = { text: string; font: string | null }
/** What of a paragraph is typed in an old font. */
export type OldPassage = {
  old: OldFont
  font: string | null
  before: string
  /** As it reads; null: we have no table of its letters. */
  after: string | null
  /** false: it may be in that font, and is left as it was typed. */
  isSure: boolean
}
export type OldLetters = (typed: Typed) => { old: OldFont; isSure: boolean } | null

/**
 * Tells what of a document is typed in old fonts. Its short lines are read as the long passages in the same font are.
 * @param surely families of fonts of which somebody has said so, where a passage is too short to tell.
 */
export function oldLettersOf(word: WordDocument, surely: ReadonlySet<string> = new Set()): OldLetters {
  const lettersIn = new Map<string | null, Map<EncodingName, number>>()
  for (const nodes of [word.children, ...word.notes.values()])
    for (const { text, font } of joined(typedIn(nodes))) {
      const encoding = recognise(text, font)?.encoding
      if (!encoding) continue
      const counts = lettersIn.get(font) ?? new Map<EncodingName, number>()
      counts.set(encoding, (counts.get(encoding) ?? 0) + text.length)
      lettersIn.set(font, counts)
    }
  return ({ text, font }) => {
    const old = recognise(text, font)
    if (old) return { old, isSure: true }
    const [most] = [...(lettersIn.get(font) ?? [])].sort(([, one], [, other]) => other - one)
    if (!most || hasTamil(text)) return null
    const [encoding] = most
    const how = howItReads(text, encoding)
    const { name: family } = encodings[encoding]
    return how === 'otherwise'
      ? null
      : { old: { family, encoding }, isSure: how === 'so' || surely.has(family) }
  }
}

/** What stands in paragraphs; null ends each. */
function* typedIn(nodes: readonly WordNode[], run: WordRun | null = null): Generator<Typed | null> {
  for (const node of nodes) {
    if (node.type === 'text') yield* splitByFont(node.value, run)
    if (node.type === 'break') yield* splitByFont('\n', run)
    if ('children' in node) yield* typedIn(node.children, node.type === 'run' ? node : run)
    if (node.type === 'paragraph') yield null
  }
}

/** What is typed in the same font is one, whatever it looks like. Unicode between old letters stands by itself. */
function* joined(all: Iterable<Typed | null>): Generator<Typed> {
  let last: Typed | null = null
  for (const typed of all) {
    if (last && typed && isOneStretch(last, typed)) last = { font: last.font, text: last.text + typed.text }
    else {
      if (last) yield last
      last = typed
    }
  }
  if (last) yield last
}

const isOneStretch = (one: Typed, other: Typed) =>
  one.font === other.font && hasTamil(one.text) === hasTamil(other.text)

/** Text, or what stands between two: the end of a line, or the mark of a note. */
export type Piece = Typed | { between: '\n' | '' }

/** Reads the pieces of a paragraph. @returns each text as Unicode, where a vowel sign stands with its letter. */
export function readOldLetters(
  pieces: readonly Piece[],
  oldLetters: OldLetters,
): { texts: string[]; old: OldPassage[] } {
  const texts: string[] = []
  const old: OldPassage[] = []
  for (const { pieces: own, found } of groupsOf(pieces, oldLetters)) {
    const typed = own.map((piece) => ('between' in piece ? piece.between : piece.text))
    const read = found?.old.encoding ? readTogether(typed, encodings[found.old.encoding]) : null
    const taken = found?.isSure && read ? read : typed
    texts.push(...taken.filter((_, at) => own[at] && !('between' in own[at])))
    const font = own.find((piece) => 'font' in piece)?.font ?? null
    if (found)
      old.push({ ...found, font, before: typed.join('').trim(), after: read?.join('').trim() ?? null })
  }
  return { texts, old }
}

type Group = { pieces: Piece[]; found: ReturnType<OldLetters> }

function groupsOf(pieces: readonly Piece[], oldLetters: OldLetters): Group[] {
  const stretches: { first: Typed; pieces: Piece[] }[] = []
  const before: Piece[] = []
  for (const piece of pieces) {
    const last = stretches.at(-1)
    if ('between' in piece) (last?.pieces ?? before).push(piece)
    else if (last && isOneStretch(last.first, piece)) last.pieces.push(piece)
    else stretches.push({ first: piece, pieces: [...before.splice(0), piece] })
  }
  const groups: Group[] = []
  for (const { first, pieces: own } of stretches) {
    const text = own.map((piece) => ('between' in piece ? piece.between : piece.text)).join('')
    const found = oldLetters({ text, font: first.font })
    const last = groups.at(-1)
    if (last?.found && found && isSame(last.found, found)) last.pieces.push(...own)
    else groups.push({ pieces: own, found })
  }
  return groups
}

const isSame = (one: NonNullable<Group['found']>, other: NonNullable<Group['found']>) =>
  one.isSure === other.isSure && one.old.family === other.old.family

/** Letters further from where two pieces meet have no part in the letter that stands there. */
const AROUND = 8
/** How far the sign of one piece may stand from its letter in the next, the nearest first. */
const moves = [0, -1, 1, -2, 2, -3, 3]

function readTogether(texts: readonly string[], encoding: OldEncoding): string[] {
  const pieces = [...texts]
  for (let at = 1; at < pieces.length; at += 1) {
    const [before = '', after = ''] = [pieces[at - 1], pieces[at]]
    const both = before + after
    const end = moves.map((by) => before.length + by).find((one) => isBetweenLetters(both, one, encoding))
    if (end === undefined || both.includes('\n')) continue
    pieces[at - 1] = both.slice(0, end)
    pieces[at] = both.slice(end)
  }
  return pieces.map((text) => toUnicode(text, encoding))
}

function isBetweenLetters(text: string, at: number, encoding: OldEncoding): boolean {
  if (at < 0 || at > text.length) return false
  const near = text.slice(Math.max(0, at - AROUND), at)
  const [before, after] = [toUnicode(near, encoding), toUnicode(text.slice(at, at + AROUND), encoding)]
  return !/^\p{M}/u.test(after) && before + after === toUnicode(near + text.slice(at, at + AROUND), encoding)
}
