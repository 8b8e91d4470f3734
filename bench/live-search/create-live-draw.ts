import { unseenExamples, workedExamples } from '@panai/contract/language/search-key-examples'
import { createDice, type Dice } from '@panai/demo/dice'
import { createDraw, kinds as kindsInText } from '../search/draw-queries.ts'

const kindsOfNames = [
  'a name',
  'its beginning',
  'with a slip',
  'words of two names',
  'a Latin spelling',
] as const
export type LiveQuery = { kind: (typeof kindsInText)[number] | (typeof kindsOfNames)[number]; q: string }

/** The API takes no longer one. */
const LONGEST = 100
/** After so many that were drawn before, there are no more of a kind. */
const MOST_TRIES = 10_000

const spellings = [...workedExamples, ...unseenExamples].flatMap(([, ...latin]) => latin)

/**
 * Makes the function that draws so many searches, as many of each kind, and never one twice over all its calls: of a kind of which a
 * small catalogue has no more, fewer.
 */
export function createLiveDraw(
  text: readonly string[],
  names: readonly string[],
  seed: number,
): (count: number) => LiveQuery[] {
  const dice = createDice(seed)
  const drawInText = createDraw(text, seed)
  const makers = nameMakers(names, dice)
  const drawn = new Set<string>()
  const exhausted = new Set<LiveQuery['kind']>()

  function drawName(index: number): LiveQuery[] {
    const kind = kindsOfNames[index % kindsOfNames.length] ?? 'a name'
    for (let tries = 0; tries < MOST_TRIES && !exhausted.has(kind); tries++) {
      const q = makers[kind]().trim()
      if (q === '' || q.length > LONGEST || drawn.has(q)) continue
      drawn.add(q)
      return [{ kind, q }]
    }
    exhausted.add(kind)
    return []
  }

  return (count) => {
    const ofNames = Math.round((count * kindsOfNames.length) / (kindsOfNames.length + kindsInText.length))
    // They may differ by their page alone, which there is none of here.
    const inText = drawInText(count - ofNames).filter(({ q }) => !drawn.has(q) && drawn.add(q))
    const all = [...Array.from({ length: ofNames }, (_, index) => drawName(index)).flat(), ...inText]
    return shuffle(all, dice).map(({ kind, q }) => ({ kind, q }))
  }
}

function nameMakers(
  names: readonly string[],
  dice: Dice,
): Record<(typeof kindsOfNames)[number], () => string> {
  const wordOf = (name: string) => dice.pick(name.split(/\s+/))
  return {
    'a name': () => dice.pick(names),
    'its beginning': () => dice.pick(names).slice(0, 1 + dice.below(8)),
    'with a slip': () => withSlip(dice.pick(names), dice),
    'words of two names': () => `${wordOf(dice.pick(names))} ${wordOf(dice.pick(names))}`,
    // There are only some hundreds: a word of another keeps them apart.
    'a Latin spelling': () =>
      `${dice.pick(spellings)}${dice.below(2) === 0 ? '' : ` ${wordOf(dice.pick(spellings))}`}`,
  }
}

/** One letter wrong, too many, changed with its neighbour or left out. */
function withSlip(name: string, dice: Dice): string {
  const letters = [...name]
  const place = dice.below(Math.max(1, letters.length - 1))
  const [one = '', next = ''] = letters.slice(place, place + 2)
  const slipped = dice.pick([`e${next}`, `${one}a${next}`, `${next}${one}`, next])
  return [...letters.slice(0, place), slipped, ...letters.slice(place + 2)].join('')
}

function shuffle<T>(items: readonly T[], dice: Dice): T[] {
  return items
    .map((item) => ({ item, place: dice.below(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
