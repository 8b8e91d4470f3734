import { localised } from '../language/localised.ts'
import { trimSizes } from '../language/vocabulary.ts'
import type { BookStep } from './book-steps.ts'

const whole = new Intl.NumberFormat('en-IN')

const texts = localised(
  {
    names: {
      check: 'Reading and checking the manuscript',
      edits: 'Changes of the text',
      interior: 'Setting the pages',
      ebook: 'Making the e-book',
      cover: 'Making the cover',
    },
    states: {
      later: 'To come',
      waiting: 'Waiting its turn',
      working: 'Under way',
      done: 'Done',
      failed: 'Failed',
    },
    faults: {
      ours: 'The fault is ours, not yours. Our editors see it and have it made again, or make it by hand.',
      file: 'This file could not be used: the check says why.',
      too_long: 'Too many pages in this size.',
    },
  },
  {
    names: {
      check: 'கையெழுத்துப் பிரதியைப் படித்துச் சரிபார்த்தல்',
      edits: 'உரையில் செய்த மாற்றங்கள்',
      interior: 'பக்க வடிவமைப்பு',
      ebook: 'மின்னூல் உருவாக்கம்',
      cover: 'அட்டை உருவாக்கம்',
    },
    states: {
      later: 'இனி வரும்',
      waiting: 'முறைக்குக் காத்திருக்கிறது',
      working: 'நடக்கிறது',
      done: 'முடிந்தது',
      failed: 'முடியவில்லை',
    },
    faults: {
      ours: 'தவறு எங்களுடையது, உங்களுடையது அல்ல. எங்கள் எடிட்டர்கள் இதைப் பார்த்து மீண்டும் உருவாக்குவார்கள், அல்லது கையால் உருவாக்குவார்கள்.',
      file: 'இந்தக் கோப்பைப் பயன்படுத்த முடியவில்லை: காரணம் சரிபார்ப்பில் இருக்கிறது.',
      too_long: 'இந்த அளவில் பக்கங்கள் மிக அதிகம்.',
    },
  },
)

export const stepTexts = {
  title: localised('How far your book is', 'நூல் எந்தக் கட்டத்தில்'),
  names: texts.names,
  states: texts.states,
} as const

/** “3 of 8 sizes.” */
export function sizesInWords(done: number): string {
  const all = trimSizes.length
  return localised(`${done} of ${all} sizes`, `${all} அளவுகளில் ${done}`)
}

/** How far a step is, a few words for each thing that is known. @param to whom it is told: our people read the reason of a failure beside it */
export function stepInWords(step: BookStep, to: 'author' | 'staff' = 'author'): string[] {
  const { state, ahead, seconds, usual_seconds: usual, sizes, changes, fault } = step
  if (changes !== null)
    return [
      localised(
        `${whole.format(changes)} ${changes === 1 ? 'change' : 'changes'} used`,
        `பயன்படுத்தியவை: ${whole.format(changes)}`,
      ),
    ]
  return [
    texts.states[state],
    ...(ahead !== null && ahead > 0
      ? [localised(`${whole.format(ahead)} ahead of it`, `இதற்கு முன் ${whole.format(ahead)}`)]
      : []),
    ...(sizes !== null && (state === 'working' || state === 'done') ? [sizesInWords(sizes.length)] : []),
    ...(seconds !== null ? [localised(`for ${lasting(seconds)}`, `இதுவரை ${lasting(seconds)}`)] : []),
    ...(usual !== null
      ? [localised(`usually about ${lasting(usual)}`, `வழக்கமாகச் சுமார் ${lasting(usual)}`)]
      : []),
    ...(fault !== null && (to === 'author' || fault !== 'ours') ? [texts.faults[fault]] : []),
  ]
}

const MINUTE = 60
/** What is longer is told in minutes. */
const IN_MINUTES = 2 * MINUTE

function lasting(seconds: number): string {
  if (seconds < IN_MINUTES)
    return localised(
      `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
      `${seconds} ${seconds === 1 ? 'நொடி' : 'நொடிகள்'}`,
    )
  const minutes = Math.round(seconds / MINUTE)
  return localised(`${minutes} minutes`, `${minutes} நிமிடங்கள்`)
}

/** What is said aloud when it changes: the step that is at hand, without what changes each second. */
export function stepAtHand(steps: readonly BookStep[]): string {
  const step =
    steps.find(({ state }) => state === 'working') ??
    steps.find(({ state }) => state === 'waiting') ??
    steps.find(({ state }) => state === 'failed')
  if (step) return `${texts.names[step.kind]}: ${texts.states[step.state]}`
  const isAll = steps.every(({ state }) => state === 'done')
  return isAll ? localised('All is made.', 'எல்லாம் தயார்.') : ''
}
