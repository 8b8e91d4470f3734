import { brand } from '@panai/contract/brand/brand'
import type { Sheet } from './sheet.ts'

/** What lies in the archive: every column, and how the sums agree. Made of the sheets themselves. */
export function readme(made: string, sheets: readonly Sheet[]): string {
  return `The books of ${brand.name}, as of ${made}. All tables are of that one moment.

Tables (.csv) are UTF-8 with a byte order mark, RFC 4180, with headings in the first line. Days are YYYY-MM-DD, times are UTC. In accounts/
amounts are rupees with two decimals; in tables/ a column that ends in _paise holds whole paise (hundredths of a rupee), one that ends
in _bp hundredths of a per cent. A text that a spreadsheet would take for a formula has an apostrophe before it. An empty cell: there is none.

HOW THE SUMS AGREE

Double entry: a debit is positive, a credit negative. What the company owes an author is the negative of the balance of author:<author_id>.

1. postings.csv: the amounts of each journal_id add up to 0.00.
2. postings.csv by account add up to the balance of chart-of-accounts.csv; all balances add up to 0.00.
3. The balance of author:<id>, with its sign turned, is unpaid_royalty of authors.csv.
4. sales.csv without those that have reversed_by: royalty by author_id adds up to lifetime_royalty of authors.csv, copies to copies.
5. payouts.csv without the failed ones: amount + withheld by author_id, taken from lifetime_royalty and the amounts of tables/manual-journals.csv that
   are posted less those of tables/recoupments.csv, leave unpaid_royalty.
6. The amounts of payouts.csv without the failed ones are, with their sign turned, the balance of cash; what was withheld that of withheld_tax,
   less what was deposited or paid otherwise.
7. sales.csv may have several lines for one line_id, one for each author who shares in it: copies count for each of them. The company's own
   figures are those of sale-lines.csv, where each row of a file stands once.
8. statements.csv: closing = opening + sales + returns + corrections + adjustments + advances - recouped - paid - withheld; the opening of each is the closing of the author's last one.

WHAT STANDS IN EACH TABLE
${sheets.map(describe).join('')}
Questions: ${brand.email}
`
}

function describe({ file, says, columns }: Sheet): string {
  const widest = Math.max(...columns.map(([name]) => name.length))
  const lines = columns.map(([name, , meaning]) => `  ${name.replaceAll('"', '').padEnd(widest)}  ${meaning}`)
  return `\n${file}: ${says}\n${lines.join('\n')}\n`
}
