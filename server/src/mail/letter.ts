import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'

/** What a mail says, apart from how it looks. Texts may come from anybody: both forms treat them as text and nothing else. */
export type Letter = {
  /** Of the company's own words; those of others may be in any. */
  language: InterfaceLanguage
  to: string
  /** Where an answer goes; what says nothing is answered to the company. null: nowhere but to the sender. */
  replyTo?: string | null
  /**
   * A person's own letter, as part of a conversation: the keys of the mails that came before it, oldest first. Mail programs show
   * them together. Without it a letter is one that a machine has written.
   */
  follows?: readonly string[]
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** Why the reader gets this. */
  footnote: string
}

export type Block =
  | { kind: 'text'; text: string }
  /** The one thing to do; the address stands below it in full. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Words that one of our people has written for this reader, line breaks kept. */
  | { kind: 'words'; text: string }
  /** Somebody else's words, line breaks kept. */
  | { kind: 'quote'; text: string }

export type Fact = { label: string; value: string; href?: string }
