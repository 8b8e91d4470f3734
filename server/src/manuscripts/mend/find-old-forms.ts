import type { Replacement } from './replace-in-inlines.ts'

/**
 * The vowel au (ஔ, ௌ) typed as o or e with ள behind it, as typewriters and early keyboards had it: by stems of words, since the same
 * letters stand rightly elsewhere (தெளிவு, கெளுத்தி).
 */
const stems: Readonly<Record<string, string>> = {
  ஒளவை: 'ஔவை',
  ஒளடத: 'ஔடத',
  ஒளரங்க: 'ஔரங்க',
  ஒளதா: 'ஔதா',
  கெளரவ: 'கௌரவ',
  கெளசல்: 'கௌசல்',
  கெளதம: 'கௌதம',
  கெளதாரி: 'கௌதாரி',
  கெளரி: 'கௌரி',
  கெளமா: 'கௌமா',
  செளந்த: 'சௌந்த',
  செளகரி: 'சௌகரி',
  செளக்கி: 'சௌக்கி',
  செளபா: 'சௌபா',
  செளரா: 'சௌரா',
  பெளர்ண: 'பௌர்ண',
  பெளத்த: 'பௌத்த',
  பெளதிக: 'பௌதிக',
  மெளன: 'மௌன',
  மெளரிய: 'மௌரிய',
  மெளலி: 'மௌலி',
  யெளவன: 'யௌவன',
  ரெளத்: 'ரௌத்',
  லெளகீ: 'லௌகீ',
  லெளகி: 'லௌகி',
  வெளவா: 'வௌவா',
}
const old = new Map(
  Object.entries(stems).map(([one, other]) => [one.normalize('NFC'), other.normalize('NFC')]),
)
const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${[...old.keys()].join('|')})`, 'gu')

/** Words in an old way of typing the vowel au, at their beginnings. */
export function findOldForms(text: string): Replacement[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    index,
    length: found.length,
    instead: old.get(found) ?? found,
  }))
}
