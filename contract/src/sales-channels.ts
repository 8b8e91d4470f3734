/** Where a sale happened. `direct` is the company's own: by phone, at a fair. */
export const salesChannels = [
  'direct',
  'amazon',
  'kdp',
  'flipkart',
  'google-play',
  'ingram',
  'apple',
  'kobo',
  'draft2digital',
  'audible',
] as const
export type SalesChannel = (typeof salesChannels)[number]

/** How each is called on the screen and in files. */
export const channelNames: Record<SalesChannel, string> = {
  direct: 'Direct order',
  amazon: 'Amazon',
  kdp: 'Kindle',
  flipkart: 'Flipkart',
  'google-play': 'Google Play',
  ingram: 'IngramSpark',
  apple: 'Apple Books',
  kobo: 'Kobo',
  draft2digital: 'Draft2Digital',
  audible: 'Audible',
}
