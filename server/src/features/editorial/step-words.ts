import { inEach } from '@panai/contract/language/in-each'
import type { Direction } from '@panai/contract/submissions/staff/editorial-rules'
import type { SubmissionStatus } from '@panai/contract/submissions/submission-rules'

/** The message to the author about a step, by the status that it leads to. */
type Words = { title: string; text: string }

const onwards: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'Your manuscript is with us',
    text: 'Your manuscript is stored with us and waits for its editor.',
  },
  in_review: {
    title: 'We are reading your manuscript',
    text: 'Good news: one of our editors has begun to read your manuscript. We will write again as soon as the review is done, and ask you if anything is unclear.',
  },
  final_validation: {
    title: 'Your manuscript has passed its review',
    text: 'Our editors have finished their review. Now we make the last checks before your book appears: the text, the cover, the price and the ISBN.',
  },
  published: {
    title: 'Your book is published',
    text: 'Congratulations! From today everybody can find your book in our library. Thank you for letting us be its publisher.',
  },
}

const backwards: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'Your manuscript is waiting for its review',
    text: 'We have put your manuscript back in line for its review. Nothing is lost, and there is nothing that you have to hand in again unless we ask you to.',
  },
  in_review: {
    title: 'Your manuscript is in review again',
    text: 'Before your book appears, our editors want to look at something once more. Your manuscript has gone back into review for that.',
  },
  final_validation: {
    title: 'Your book is not on show for the moment',
    text: 'We have taken your book out of the library for now, to check something. Its sales so far and your royalties stay as they are. As soon as it is back we will write to you.',
  },
  published: onwards.published,
}

const onwardsInTamil: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'உங்கள் கையெழுத்துப் பிரதி எங்களிடம் உள்ளது',
    text: 'உங்கள் கையெழுத்துப் பிரதி எங்களிடம் பத்திரமாக உள்ளது; எடிட்டருக்காகக் காத்திருக்கிறது.',
  },
  in_review: {
    title: 'உங்கள் கையெழுத்துப் பிரதியைப் படிக்கிறோம்',
    text: 'நல்ல செய்தி: எங்கள் எடிட்டர் ஒருவர் உங்கள் கையெழுத்துப் பிரதியைப் படிக்கத் தொடங்கிவிட்டார். பரிசீலனை முடிந்தவுடன் எழுதுவோம்; ஏதாவது தெளிவாக இல்லையென்றால் உங்களிடம் கேட்போம்.',
  },
  final_validation: {
    title: 'உங்கள் கையெழுத்துப் பிரதியின் பரிசீலனை முடிந்தது',
    text: 'எங்கள் எடிட்டர்கள் பரிசீலனையை முடித்துவிட்டார்கள். நூல் வெளியாகும் முன் கடைசியாகச் சிலவற்றைச் சரிபார்க்கிறோம்: உரை, அட்டை, விலை, ISBN.',
  },
  published: {
    title: 'உங்கள் நூல் வெளியாகிவிட்டது',
    text: 'வாழ்த்துகள்! இன்று முதல் எல்லோரும் உங்கள் நூலை எங்கள் நூலரங்கத்தில் காணலாம். அதை வெளியிடும் வாய்ப்பைத் தந்ததற்கு நன்றி.',
  },
}

const backwardsInTamil: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'உங்கள் கையெழுத்துப் பிரதி பரிசீலனைக்குக் காத்திருக்கிறது',
    text: 'உங்கள் கையெழுத்துப் பிரதியை மீண்டும் பரிசீலனை வரிசையில் வைத்திருக்கிறோம். எதுவும் தொலைந்துவிடவில்லை; நாங்கள் கேட்டால் தவிர எதையும் மீண்டும் அனுப்பத் தேவையில்லை.',
  },
  in_review: {
    title: 'உங்கள் கையெழுத்துப் பிரதி மீண்டும் பரிசீலனையில்',
    text: 'நூல் வெளியாகும் முன் எங்கள் எடிட்டர்கள் ஒன்றை மீண்டும் பார்க்க விரும்புகிறார்கள். அதற்காக உங்கள் கையெழுத்துப் பிரதி மீண்டும் பரிசீலனைக்குச் சென்றிருக்கிறது.',
  },
  final_validation: {
    title: 'உங்கள் நூல் இப்போதைக்கு நூலரங்கத்தில் இல்லை',
    text: 'ஒன்றைச் சரிபார்ப்பதற்காக உங்கள் நூலை இப்போதைக்கு நூலரங்கத்திலிருந்து எடுத்திருக்கிறோம். இதுவரை நடந்த விற்பனையும் உங்கள் உரிமைத்தொகையும் அப்படியே இருக்கும். நூல் மீண்டும் வந்தவுடன் எழுதுவோம்.',
  },
  published: onwardsInTamil.published,
}

export const stepWords = inEach<Record<Direction, Record<SubmissionStatus, Words>>>(
  { forwards: onwards, back: backwards },
  { forwards: onwardsInTamil, back: backwardsInTamil },
)
