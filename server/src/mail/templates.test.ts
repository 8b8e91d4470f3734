import { brand } from '@panai/contract/brand/brand'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { mailKinds } from '../mail-kinds.ts'
import { buildMessage } from './build-message.ts'
import type { Letter } from './letter.ts'

const origin = {
  key: '0b1c6f5e-5a0c-4d0e-9f6e-2f1d6c1f7a11',
  writtenAt: new Date('2026-11-21T05:15:03Z'),
  from: { name: brand.name, address: brand.email },
}
const letters = mailKinds.flatMap(({ name, samples }) =>
  Object.entries(samples).map(([shows, letter]) => ({ name: `${name} ${shows}`, letter })),
)

/** Everything that the letter wants to tell. */
function toldBy({ title, blocks, footnote }: Letter): string[] {
  const parts = blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value])
    if (block.kind === 'link') return [block.text, block.href]
    return block.text.split('\n').filter(Boolean)
  })
  return [title, ...parts, footnote]
}

function withoutMarkup(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
  // A stretch in another language stands within its line; all other elements end one.
  const lines = body.replace(/<\/?span[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
  return lines.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
}

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('there is something to look at for every kind', () => {
  for (const { name, samples } of mailKinds)
    expect([name, Object.keys(samples).length > 0]).toEqual([name, true])
})

test.each(letters)('$name says everything in both forms', async ({ letter }) => {
  const { raw } = await buildMessage(letter, origin)
  const { html = '', text = '', subject } = await PostalMime.parse(raw)
  expect(subject).toBe(letter.subject)
  for (const part of toldBy(letter)) {
    expect(text).toContain(part)
    expect(plainSpaces(withoutMarkup(html))).toContain(plainSpaces(part))
  }
})

test.each(letters)('$name writes amounts with the one sign of all letters', async ({ letter }) => {
  expect([letter.subject, letter.preview, ...toldBy(letter)].join(' ')).not.toMatch(/₹|INR/)
})

test.each(letters)('$name fetches nothing, runs nothing and can be read by all', async ({ letter }) => {
  const { html = '' } = await PostalMime.parse((await buildMessage(letter, origin)).raw)
  expect(html).not.toMatch(
    /<(script|img|link|iframe|form|object|base|svg)\b|\bon\w+=|url\(|@import|letter-spacing/i,
  )
  for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^(mailto|tel|https):/)
  expect(html).toContain(`<html lang="${letter.language}">`)
  expect(html).toContain(`<span lang="ta">${brand.nameInTamil}</span>`)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(Buffer.byteLength(html)).toBeLessThan(100_000) // some readers cut longer ones off
})

test.each(letters)('$name goes over the wire as every server takes it', async ({ letter }) => {
  const { raw, envelope } = await buildMessage(letter, origin)
  const text = raw.toString('latin1')
  const [head = ''] = text.split('\r\n\r\n')
  const names = [...head.matchAll(/^([A-Za-z-]+):/gm)].map(([, name]) => name)
  expect(names.sort()).toEqual(
    ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']
      .concat(letter.follows ? ['In-Reply-To', 'References'] : ['Auto-Submitted'])
      .concat(letter.replyTo === null ? [] : ['Reply-To'])
      .sort(),
  )
  expect(envelope).toEqual({ from: brand.email, to: letter.to })
  expect(text).toMatch(/^[\t\r\n -~]*$/)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

/** What goes to authors and readers; who works here reads English. */
const pairs = mailKinds.flatMap(({ name, samples }) =>
  Object.entries(samples).flatMap(([shows, letter]) => {
    const tamil = samples[shows.replace(/\(en\)$/, '(ta)')]
    return letter.language === 'en' && shows.endsWith('(en)') && tamil
      ? [{ name: `${name} ${shows}`, letter, tamil }]
      : []
  }),
)
/** Names and abbreviations that Tamil has in Latin letters, and words of a screen that is in English. */
const latinInTamil = /Google Drive|Word|\.docx?|PDF|UPI|PAN|ISBN/g
const said = (letter: Letter) => plainSpaces([letter.subject, letter.preview, ...toldBy(letter)].join('\n'))
const wholeText = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].sort()

test('all that authors and readers get is written in each language', () => {
  const inOneOnly = mailKinds.filter(({ name }) => !pairs.some((pair) => pair.name.startsWith(`${name} `)))
  expect(inOneOnly.map(({ name }) => name).sort()).toEqual([
    'enquiry-answer', // in the language of who asked
    'enquiry-to-staff',
    'ledger-differs',
    'proof-overdue-to-staff',
    'proof-to-staff',
    'registration-to-staff',
    'second-factor-changed',
    'second-factor-code',
    'second-factor-reset',
    'staff-invitation',
    'submission-to-staff',
    'version-to-staff',
  ])
})

test.each(pairs)('$name tells the same addresses and figures in Tamil', ({ letter, tamil }) => {
  expect(tamil.language).toBe('ta')
  expect(tamil.blocks.map(({ kind }) => kind)).toEqual(letter.blocks.map(({ kind }) => kind))
  // A page may stand in Tamil too, and is then named by its address there.
  const addresses = wholeText(said(tamil), /https:\S+/g).map((address) =>
    address.replace(/(?<=\w)\/ta\//, '/'),
  )
  expect(addresses).toEqual(wholeText(said(letter), /https:\S+/g))
  expect(wholeText(said(tamil), /\d[\d,.]*\d|\d/g)).toEqual(wholeText(said(letter), /\d[\d,.]*\d|\d/g))
})

test.each(pairs)('$name is Tamil but for names, and written as Unicode has it', ({ tamil }) => {
  const { subject, title, blocks, footnote } = tamil
  const own = blocks.flatMap((block, at) => {
    if (block.kind === 'facts') return block.facts.map(({ label }) => label)
    if (block.kind === 'link') return [block.text]
    const isGreeting = at === 0 && block.text.endsWith('அவர்களுக்கு,')
    return block.kind === 'text' && !isGreeting ? [block.text.replace(/https:\S+/g, '')] : []
  })
  for (const text of [subject, title, ...own, footnote.replace(/https:\S+/g, '')])
    expect(text.replace(latinInTamil, '')).not.toMatch(/[A-Za-z]{2,}/)
  expect(said(tamil)).toBe(said(tamil).normalize('NFC'))
  expect(said(tamil)).not.toMatch(/[\u200b-\u200d]/)
})

test('the same mail is the same bytes at every try', async () => {
  for (const { letter } of letters) {
    const [one, two] = [await buildMessage(letter, origin), await buildMessage(letter, origin)]
    expect(one.raw.equals(two.raw)).toBe(true)
  }
})

test('Tamil is marked as Tamil, and each paragraph has a direction of its own', async () => {
  const texts = { quote: 'வணக்கம்.\n\nשלום\nHello\n\nThe word அறம் alone\n\nவ. வே. சு. ஐயர் PDF' }
  const letter: Letter = {
    language: 'en',
    to: brand.email,
    subject: 'x',
    preview: 'x',
    title: 'x',
    blocks: [{ kind: 'quote', text: texts.quote }],
    footnote: 'x',
  }
  const { html = '' } = await PostalMime.parse((await buildMessage(letter, origin)).raw)
  expect(html).toContain(
    '<p dir="auto" lang="ta">வணக்கம்.</p><p dir="auto">שלום<br>Hello</p><p dir="auto">The word <span lang="ta">அறம்</span> alone</p>' +
      '<p dir="auto" lang="ta">வ.\u00a0வே.\u00a0சு.\u00a0ஐயர் <span lang="en">PDF</span></p>',
  )
})

test('whatever stands in a letter stays text', async () => {
  const hostile = `</p></title></style><script>alert("1")</script><img src=x onerror='a'>&amp;`
  const letter: Letter = {
    language: 'en',
    to: brand.email,
    subject: hostile,
    preview: hostile,
    title: hostile,
    blocks: [
      { kind: 'text', text: hostile },
      { kind: 'facts', facts: [{ label: hostile, value: hostile, href: 'mailto:a"onclick="b@c.example' }] },
      { kind: 'quote', text: `${hostile}\n${hostile}` },
    ],
    footnote: hostile,
  }
  const { html = '' } = await PostalMime.parse((await buildMessage(letter, origin)).raw)
  expect(html).not.toMatch(/<script|<img|<\/title><|"onclick/)
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(9)
  for (const part of toldBy(letter)) expect(withoutMarkup(html)).toContain(part)
})
