import { brand } from '@panai/contract/brand/brand'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mailbox } from '../config/mailbox.ts'
import type { Letter } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** A finished mail: `raw` is what goes over the wire. */
export type Message = { envelope: { from: string; to: string }; raw: Buffer }

type Origin = {
  /** Of this mail for ever: it makes the Message-ID, by which mailboxes know a mail that they have already. */
  key: string
  writtenAt: Date
  from: Mailbox
}

/** The same letter of the same origin gives the same bytes, at whichever try. */
export async function buildMessage(letter: Letter, { key, writtenAt, from }: Origin): Promise<Message> {
  const replyTo = replyAddress(letter)
  const composer = new MailComposer({
    from,
    to: { name: '', address: letter.to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: letter.subject,
    text: renderText(letter),
    html: await renderHtml(letter),
    messageId: messageId(key),
    date: writtenAt,
    baseBoundary: key,
    ...(letter.follows ? threadOf(letter.follows) : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: '\r\n',
  })
  return { envelope: { from: from.address, to: letter.to }, raw: await composer.compile().build() }
}

/** Where an answer goes; null: to the sender. */
export function replyAddress({ replyTo = brand.email }: Pick<Letter, 'replyTo'>): string | null {
  return replyTo
}

/** Lets a mail program show a letter below the earlier ones of its thread. */
function threadOf(follows: readonly string[]) {
  const references = follows.map(messageId)
  const last = references.at(-1)
  return last === undefined ? {} : { inReplyTo: last, references }
}

/** Made of the brand's domain, not of a setting: a changed setting must not make another mail of one that may be out already. */
export function messageId(key: string): string {
  return `<${key}@${brand.email.slice(brand.email.lastIndexOf('@') + 1)}>`
}
