import { localised } from '@panai/contract/language/localised'

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const changeWords = localised(
  {
    title: 'What changed',
    compared: 'Compare with',
    earlier: (version: number, moment: string) => `Version ${version}, ${moment}`,
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    withoutText: 'its text was not kept',
    onlyText: 'Only the text is compared: neither the pictures nor how the pages are set.',
    coming: 'What changed is being looked up.',
    failed: 'What changed could not be fetched.',
    unknown: 'The text of one or the other was not kept, so they can’t be compared.',
    newer:
      'A newer version or newer pages have come since you opened these, so these are not compared any more.',
    none: 'Nothing of the text has changed.',
    count: (count: number) => (count === 1 ? '1 passage has changed.' : `${count} passages have changed.`),
    more: (count: number) =>
      count === 1
        ? '1 more passage has changed, and is not listed.'
        : `${count} more have changed, and are not listed.`,
    now: (first: number, last: number) => (first === last ? `Page ${first}` : `Pages ${range(first, last)}`),
    before: (first: number, last: number) =>
      first === last ? `Before: page ${first}` : `Before: pages ${range(first, last)}`,
    inNote: 'In a footnote',
    kinds: { same: 'as before:', gone: 'gone:', new: 'new:' },
    leftOut: (letters: number) =>
      letters === 1
        ? '1 letter is left out here, where “…” stands.'
        : `${letters} letters are left out here, where “…” stands.`,
    both: 'Show both pages',
    pagesComing: 'The earlier pages are on their way.',
    pagesFailed: 'The pages can’t be shown beside each other.',
    pageNow: (page: number) => `Now, page ${page}`,
  },
  {
    title: 'என்ன மாறியது',
    compared: 'எவற்றுடன் ஒப்பிடுவது',
    earlier: (version: number, moment: string) => `பிரதி ${version}, ${moment}`,
    comments: (count: number) => `குறிப்புகள்: ${count}`,
    withoutText: 'இதன் உரை சேமிக்கப்படவில்லை',
    onlyText: 'உரையை மட்டுமே ஒப்பிடுகிறோம்; படங்களையோ பக்க வடிவமைப்பையோ அல்ல.',
    coming: 'என்ன மாறியது என்று பார்க்கிறோம்.',
    failed: 'என்ன மாறியது என்பதைக் கொண்டுவர முடியவில்லை.',
    unknown: 'இவற்றில் ஒன்றின் உரை சேமிக்கப்படவில்லை. அதனால் ஒப்பிட முடியவில்லை.',
    newer: 'நீங்கள் இவற்றைத் திறந்த பிறகு புதிய பிரதியோ புதிய பக்கங்களோ வந்துவிட்டன. அதனால் இவற்றை இனி ஒப்பிடுவதில்லை.',
    none: 'உரையில் எதுவும் மாறவில்லை.',
    count: (count: number) => `மாறிய இடங்கள்: ${count}`,
    more: (count: number) => `இங்கே காட்டாத வேறு மாற்றங்கள்: ${count}`,
    now: (first: number, last: number) => (first === last ? `பக்கம் ${first}` : `பக்கங்கள் ${range(first, last)}`),
    before: (first: number, last: number) =>
      first === last ? `முன்பு: பக்கம் ${first}` : `முன்பு: பக்கங்கள் ${range(first, last)}`,
    inNote: 'அடிக்குறிப்பில்',
    kinds: { same: 'மாறாதது:', gone: 'நீக்கியது:', new: 'புதியது:' },
    leftOut: (letters: number) => `“…” உள்ள இடத்தில் விட்டுவிட்ட எழுத்துகள்: ${letters}`,
    both: 'இரண்டு பக்கங்களையும் காட்டுக',
    pagesComing: 'பழைய பக்கங்களைக் கொண்டுவருகிறோம்.',
    pagesFailed: 'பக்கங்களை அருகருகே காட்ட முடியவில்லை.',
    pageNow: (page: number) => `இப்போது, பக்கம் ${page}`,
  },
)
