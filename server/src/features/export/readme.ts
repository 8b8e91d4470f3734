import { brand } from '@panai/contract/brand/brand'

/** Describes the archive in its owner's words. */
export function readme(made: Date): string {
  return `Everything that ${brand.name} holds about you, as of ${made.toISOString()}.

profile.json          what you have told us about yourself
profile-photo.webp    your picture, if there is one
account.json          where and when you were logged in, your e-mail addresses, each change of them and of the password that was asked
                      for, where such changes were told, and when your bank details were frozen
books.json            your books in our catalogue, and those in which you have another part
submissions/          each manuscript that you handed in, in all its versions, with its cover, its pages as they would be printed, its e-book, the
                      steps that it went through, and what you and we wrote about it
sales-history.csv     each copy sold or returned, newest first; amounts are rupees
payout-history.csv    each payout, newest first; amounts are rupees
account-entries.json  what was entered by hand in your favour or against you; amounts are rupees
advances.json         each advance on your royalties, and how much of it they have earned back; amounts are rupees
statements.json       your royalty statements, and what you and we wrote about their lines; amounts are rupees
bank-details.json     the bank and tax details that you gave, with all changes; only the last digits of numbers
mails.json            which mails were sent because of you, and when
messages.json         what you wrote to us through the contact form, once your address was confirmed, and our answers
notifications.json    what you were told of on your pages, and what you chose to have by mail

Your password is not here, since we do not have it: we keep a hash, with which it can be checked and not be read.
Times are UTC. Tables (.csv) open in any spreadsheet; .json files open in any text editor.
Questions: ${brand.email}
`
}
