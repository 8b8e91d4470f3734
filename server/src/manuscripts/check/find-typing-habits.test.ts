import { expect, test } from 'vitest'
import { aWordFile, wordParagraph, wordRun } from '../../../test/a-word-file.ts'
import { checkedWord } from '../../../test/checked-word.ts'

async function unseenIn(text: string): Promise<number> {
  const { findings } = await checkedWord(aWordFile({ body: wordParagraph(wordRun(`ஒன்று ${text}`)) }))
  return Number(findings.find(({ kind }) => kind === 'unseen_signs')?.facts.count ?? 0)
}

test.each([
  ['a family of one sign', 'வாழ்த்துகள் 👨\u200d👩\u200d👧\u200d👦'],
  ['a flag and a heart', '🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥'],
  ['a sign with a colour of skin', '👩🏽\u200d🚀'],
  ['a joiner that keeps letters apart', 'க்\u200cஷேத்திரம்'],
  ['a chillu of Malayalam', 'അവന്\u200d'],
  ['half forms of Hindi', 'क्\u200dष'],
])('%s is typed as it should be', async (_, text) => expect(await unseenIn(text)).toBe(0))

test.each([
  ['a joiner behind the last pulli', 'அவன்\u200d வந்தான்'],
  ['a joiner between letters', 'அவ\u200dன்'],
  ['a joiner behind an emoji', '👩\u200d வந்தாள்'],
  ['a soft hyphen', 'சொற்\u00adபொழிவு'],
  ['a blank without width', 'சொல்\u200bமேல்'],
])('%s is counted', async (_, text) => expect(await unseenIn(text)).toBe(1))
