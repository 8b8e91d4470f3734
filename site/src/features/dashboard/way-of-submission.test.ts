import { expect, test } from 'vitest'
import { wayOfSubmission } from './way-of-submission.ts'

const handedIn = { status: 'manuscript_submitted', at: '2026-11-01T06:00:00Z', note: null }
const reviewed = { status: 'in_review', at: '2026-11-03T06:00:00Z', note: 'With our Tamil editor' }

test('places that were reached have their dates, the others lie ahead', () => {
  const way = wayOfSubmission('in_review', [handedIn, reviewed])
  expect(way?.stages.map(({ state, at }) => [state, at])).toEqual([
    ['done', handedIn.at],
    ['here', reviewed.at],
    ['ahead', null],
    ['ahead', null],
  ])
  expect(way?.stages[1]?.note).toBe('With our Tamil editor')
  expect(way?.next).toContain('checked for the last time')
})

test('after a step back the place is reached again and what lay behind lies ahead', () => {
  const back = { ...reviewed, at: '2026-11-09T06:00:00Z', note: 'One chapter is missing' }
  const validated = { status: 'final_validation', at: '2026-11-05T06:00:00Z', note: null }
  const way = wayOfSubmission('in_review', [handedIn, reviewed, validated, back])
  expect(way?.stages.map(({ state, at }) => [state, at])).toEqual([
    ['done', handedIn.at],
    ['here', back.at],
    ['ahead', null],
    ['ahead', null],
  ])
})

test('a status that nobody knows has no way', () => expect(wayOfSubmission('on_hold', [handedIn])).toBeNull())
