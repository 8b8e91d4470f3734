import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import { inEachLanguage, mailKind } from '../../../mail/mail-kind.ts'
import { gatherProof, type ProofFacts, type ProofWords, sampleProof, writeOfProof } from './proof-letters.ts'

const note = 'Please look at the tables in chapter 3.\n\nThe dedication is new too.'

/** Tells an author that a proof is there to be looked through, and until when. */
export const proofSent = mailKind({
  name: 'proof-sent',
  details: z.object({ proofRequestId: z.int() }),
  gather: (deps, { proofRequestId }): Promise<ProofFacts | null> => gatherProof(deps, proofRequestId),
  write: (facts: ProofFacts) => writeOfProof(facts, words[facts.language]),
  samples: inEachLanguage<Omit<ProofFacts, 'language'>>({
    'without a note': sampleProof,
    'with a note': { ...sampleProof, note },
    'with markup in it': { ...sampleProof, title: '<script>alert(1)</script>', note: '<img src=x>' },
    'as long as may be': { ...sampleProof, title: 'ந'.repeat(500), note: 'ந '.repeat(1_000) },
  }),
})

const words = inEach<ProofWords>(
  {
    title: 'The proof of your book is ready',
    preview: (title) => `Please look through it: ${title}`,
    text: (day) =>
      `Your book is set as it will be printed: its pages, its cover and the e-book. Please look through all of it by ${day}.`,
  },
  {
    title: 'உங்கள் நூலின் மெய்ப்பு தயார்',
    preview: (title) => `இதைப் பாருங்கள்: ${title}`,
    text: (day) =>
      `உங்கள் நூலின் பக்கங்களும் அட்டையும் மின்னூலும் தயாராகிவிட்டன; நூல் இப்படித்தான் வெளியாகும். எல்லாவற்றையும் ${day}-க்குள் பாருங்கள்.`,
  },
)
