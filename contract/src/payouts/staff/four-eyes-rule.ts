/** Browsers load this: no schema library here. */

/**
 * Whether moving money needs two people at this moment. `alone`: one person at the most may pay. `waived`: two admins have switched the rule
 * off. The database's `four_eyes_mode` decides which.
 */
export const fourEyesModes = ['two_people', 'alone', 'waived'] as const
export type FourEyesMode = (typeof fourEyesModes)[number]

/** The steps that another person must have taken. */
export const earlierSteps = ['made_run', 'verified_details', 'approved_run', 'entered_journal'] as const
export type EarlierStep = { did: (typeof earlierSteps)[number]; by: number | null }

/**
 * The rule of two people. A run is approved by somebody who has neither made it nor verified, as the last one, any version of details that
 * it pays to; details are verified by nobody who has approved a run that is still paying to them; a manual journal is approved by nobody who
 * has entered it. Of what nobody is known to have done it is
 * not known that others did it.
 * @param by whose the next step would be
 * @returns the earlier step that stands against it; null: none does.
 */
export function sameHands(
  mode: FourEyesMode,
  by: number | null,
  earlier: readonly EarlierStep[],
): EarlierStep['did'] | null {
  if (mode !== 'two_people') return null
  const own = earlier.find((step) => step.by === null || by === null || step.by === by)
  return own?.did ?? null
}

export const fourEyesTexts = {
  /** Why somebody may not take the next step. */
  refusals: {
    made_run: 'You made this run: somebody else has to approve it.',
    verified_details:
      'You verified bank details that this run pays to: somebody else has to approve it, or has to verify them again.',
    approved_run: 'You approved a run that is being paid to these details: somebody else has to verify them.',
    entered_journal: 'You entered this journal: somebody else has to approve it.',
  },
  /** None is left who may approve or verify. */
  nobody: 'Nobody else may either: let somebody else verify the details again, or make the run again.',
  alone:
    'Nobody else in the company may move money, so one person may make, verify and approve. Nobody notices a slip or a stolen password before the money is gone. Each run and each manual journal records it. As soon as a second person may move money, two are needed.',
  waived:
    'Two admins have switched the rule of two people off: one person may make, verify and approve. Each run and each manual journal records it.',
  holds:
    'Two people are needed: the person who makes a run, or verifies bank details that it pays to, may not approve it. Nor may the person who enters a manual journal.',
} as const satisfies Record<string, unknown>

export const fourEyesMessages = {
  asked: 'There is a request already, or the rule is off already.',
  ownRequest: 'You asked for it: another admin has to agree.',
  notOpen: 'This request is no longer open.',
  ended: 'It has ended already.',
} as const

export const waiverReason = {
  lines: 'one',
  missing: 'Please say why',
  least: 5,
  tooShort: 'Please say it in a few words',
  most: 500,
  tooLong: 'Please say it in at most 500 characters',
} as const
