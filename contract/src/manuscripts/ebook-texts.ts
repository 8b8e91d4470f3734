import { localised } from '../language/localised.ts'

/** Around an e-book that is read in the browser. */
export const ebookTexts = localised(
  {
    shown: 'What is shown',
    printed: 'Printed book',
    ebook: 'E-book',
    open: 'Read the e-book',
    coming: (percent: number) => `The e-book is on its way: ${percent}%`,
    failed: 'The e-book can’t be shown here. It can still be downloaded and read with another program.',
  },
  {
    shown: 'எதைப் பார்க்க',
    printed: 'அச்சு நூல்',
    ebook: 'மின்னூல்',
    open: 'மின்னூலைப் படிக்க',
    coming: (percent: number) => `மின்னூல் வந்துகொண்டிருக்கிறது: ${percent}%`,
    failed: 'மின்னூலை இங்கே காட்ட முடியவில்லை. பதிவிறக்கி வேறொரு செயலியில் படிக்கலாம்.',
  },
)
