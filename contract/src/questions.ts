import { type Paise, toRupees } from './money.ts'
import {
  deliveryDays,
  ISBN_DIGITS,
  lengths,
  manuscript,
  phoneSupport,
  responseHours,
  royaltyPercent,
  sponsoredAudiences,
  translationLanguages,
} from './publishing-terms.ts'
import { FEWEST_PAGES, MOST_PAGES } from './royalty-calculator.ts'
import { specifiedRates } from './specified-rates.ts'

export type Question = { id: string; question: string; answer: string }

const rupees = (amount: Paise) => `Rs. ${toRupees(amount)}`
const number = (value: number) => value.toLocaleString('en-IN')
const range = ({ least, most }: { least: number; most: number }) => `${number(least)} to ${number(most)}`
const listed = (items: readonly string[], word = 'and') =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${word} `)

/** What authors and readers ask most: the first questions of every database, in their order. */
export const questions: readonly Question[] = [
  {
    id: 'getting-started',
    question: 'How do I get my book published?',
    answer:
      'Create an author login and send us your manuscript from the dashboard. You choose the size and the format; we format and proofread the text, design the cover and any illustrations, and make the e-book if you want one. You see everything in a final review before printing. After that we print on demand and distribute, and you follow royalties and sales in your dashboard. If the manuscript is still in progress, or not begun, write to us all the same: a writing coach, a manuscript review or a consultation can come first.',
  },
  {
    id: 'royalty',
    question: 'What does 100% of the royalty mean?',
    answer: `It means that what is left of a copy's price after its costs is yours: ${royaltyPercent.selfPublishing}% of it, where traditional publishing usually leaves an author under ${royaltyPercent.traditional}%. The costs are printing, which depends on size, pages, binding and paper, ${rupees(specifiedRates.distributionCost)} for distribution and a platform margin of ${rupees(specifiedRates.platformMargin)}. So it is not the whole price of the book. The royalty calculator shows each part for a book of ${range({ least: FEWEST_PAGES, most: MOST_PAGES })} pages and suggests an MRP; you may set a higher one, and the difference is your royalty too.`,
  },
  {
    id: 'manuscript-format',
    question: 'In what form should my manuscript be?',
    answer: `Write it in ${listed(manuscript.programs, 'or')}. Upload it as ${listed(manuscript.uploads, 'or')}, up to ${manuscript.largestUploadMb} MB; for a larger file give us a Google Drive link. Send pictures separately, as ${listed(manuscript.pictures, 'or')}, and put a placeholder text with the caption below it where each belongs. Add a text about the author and one about the book, each of ${range(lengths.aboutTheBook)} words. Short stories have up to ${number(lengths.shortStory.most)} words and novellas ${range(lengths.novella)}; a longer work is a novel.`,
  },
  {
    id: 'isbn',
    question: 'What is an ISBN, and does my book need one?',
    answer: `An ISBN is the ${ISBN_DIGITS}-digit number by which shops, libraries and distributors everywhere know one edition of a book. Without it a book is hard to order and hard to find in a catalogue, so a book that is to be sold should have one. A paperback and an e-book of the same work are two editions and carry two numbers. The number says nothing about copyright: that is yours from the moment you write. Ask our team about the ISBN when you send your manuscript.`,
  },
  {
    id: 'sponsored-publishing',
    question: 'Who can publish free of charge?',
    answer: `Sponsored publishing is for ${listed(sponsoredAudiences)}: for them we publish without charge, because a good manuscript should not stay in a drawer for want of money. Tell us on the contact page who you are, or for whom you write, what the book is about and how far it has come; our team answers within ${responseHours.least}-${responseHours.most} hours and explains what happens next. Parents and teachers are welcome to write on behalf of a child.`,
  },
  {
    id: 'translation',
    question: 'Into which languages can my book be translated?',
    answer: `We translate between ${translationLanguages.length} languages: ${listed(translationLanguages)}. A translated book is a new edition with its own cover, its own ISBN and its own readers, so tell us which readers you have in mind and we will tell you which language to begin with. Write to us through the contact page, with the length of the book and a chapter of it, and our team will get back to you within ${responseHours.least}-${responseHours.most} hours.`,
  },
  {
    id: 'after-submitting',
    question: 'What happens after I submit my book?',
    answer: `Your dashboard shows where the book stands, from the day the manuscript is submitted through review and final validation to publication. Publication needs our approval, and a phone call to our team is the quickest way to it: we are there ${phoneSupport}. If you write instead, we answer within ${responseHours.least}-${responseHours.most} hours. Once the book is out, the same dashboard shows copies sold, what you have earned in all, the royalty that is still to be paid, and every sale and payout with its date.`,
  },
  {
    id: 'buying',
    question: 'How can readers buy a book?',
    answer: `Books are not sold online. On the page of the book, Purchase Now tells the reader what to do: contact our team, who arrange the payment, complete it, and the book comes by courier within ${deliveryDays.least}-${deliveryDays.most} days, depending on the place. Our team also tells them what shipping costs, how they can pay and when the parcel should arrive. So a reader always speaks with a person, and an author can simply send readers the address of the book's page.`,
  },
]
