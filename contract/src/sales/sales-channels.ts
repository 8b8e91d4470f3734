import { localised } from '../language/localised.ts'

/** Where a sale happened. `direct` is the company's own: by phone, at a fair. `trade`: shops and distributors that it supplies. */
export const salesChannels = [
  'direct',
  'trade',
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

/** They pay a part of the price: what came in for a copy that was sold is never below nothing. Others take fees off, or the cost of printing. */
export const channelsThatPayAPart: ReadonlySet<SalesChannel> = new Set([
  'kdp',
  'google-play',
  'apple',
  'kobo',
  'draft2digital',
  'audible',
])

/** How each is called on the screen and in files. */
const english: Record<SalesChannel, string> = {
  direct: 'Direct order',
  trade: 'Bookshops',
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

export const tamilChannelNames: Record<SalesChannel, string> = {
  direct: 'நேரடி ஆர்டர்',
  trade: 'புத்தகக் கடைகள்',
  amazon: 'அமேசான்',
  kdp: 'கிண்டில்',
  flipkart: 'ஃபிளிப்கார்ட்',
  'google-play': 'கூகுள் பிளே',
  ingram: 'இங்கிராம்ஸ்பார்க்',
  apple: 'ஆப்பிள் புக்ஸ்',
  kobo: 'கோபோ',
  draft2digital: 'டிராஃப்ட்2டிஜிட்டல்',
  audible: 'ஆடிபிள்',
}

export const channelNames = localised(english, tamilChannelNames)
