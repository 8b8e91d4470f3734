import { channelNames } from '@panai/contract/sales/sales-channels'
import { columnKey, type Report } from '../src/sales-files/layouts/layout.ts'
import * as made from './sales-files.ts'

/** `docs/operations/sales-channels.md`: what each channel sends, for clerks, made from what the reports are read by. */
export function salesChannelsPage(reports: readonly Report[]): string {
  const channels = [...new Set(reports.map(({ channel }) => channel))].filter((channel) => channel !== null)
  const sections = channels.map((channel) => {
    const ofChannel = reports.filter((report) => report.channel === channel)
    return [`## ${channelNames[channel]}`, ...ofChannel.map(reportText)].join('\n\n')
  })
  const [own] = reports.filter(({ channel }) => channel === null)
  return `${[opening, overview(reports), ...sections, others, own ? ownTable(own) : ''].join('\n\n')}\n`
}

const opening = `# What each channel sends

<!-- Made from the reports in server/src/sales-files/layouts; what does not come from them is in server/test/sales-channels-page.ts. -->

1. Download the report where its channel has it. Do not open and save it in between: spreadsheets spoil ISBNs and days.
2. Drop it on **Sales imports** in the console. Which report it is, the headings tell: not its name, the order of its columns, or further ones.
   *Month, if the file names none* is for the reports that ask for it here; left empty, the import asks for it.
3. Look at the import: what it comes to against what the channel shows, rows that wait, rows and sheets that are left out.
4. Post it. [Taking sales files in](sales-imports.md) tells what may come up.

Each is read as text with commas, semicolons or tabs and as a workbook; here stands as what its channel sends it. Capitals, hyphens and line breaks in a heading do not matter; where the channel has called a column otherwise, that name is read too.
A report that lacks a column that must be there waits, and the import names the column: download it with all its columns, or say on the screen which of those that it has are what. Rows above the headings are passed over. A workbook of the old Excel format (.xls), or a web page named so, is opened in a spreadsheet and saved as .xlsx.
An *estimate* is shown and never paid: the channel's statement of the same month follows.`

function overview(reports: readonly Report[]): string {
  const rows = reports.flatMap((report) => {
    const { channel, name, estimate, clerks } = report
    if (channel === null) return []
    const said = [estimate ? 'an estimate' : '', clerks.isOfOneMonth ? 'asks for its month' : '']
    const notes = said.filter((note) => note !== '').join('; ')
    return [`| ${channelNames[channel]} | [${name}](#${anchorOf(name)}) | ${notes} |`]
  })
  return ['| Channel | Report | Note |', '|---|---|---|', ...rows].join('\n')
}

/** As the readers of such pages make it of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

function reportText(report: Report): string {
  const { where, form, reads, isOfOneMonth = false, watch = [] } = report.clerks
  const lines = [
    `**Where:** ${where ?? 'where the channel has it is not known'}.`,
    `**File:** ${form}.`,
    `**Counts as:** ${countsAs(report)}`,
    ...(isOfOneMonth ? [`**Month:** ${month}`] : []),
    `**Read:** ${reads}`,
    ...columnLines(report),
    ...(watch.length > 0 ? [`**Watch for:** ${watch.join(' ')}`] : []),
  ]
  return [`### ${report.name}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n')
}

const month =
  "no row has a day. What stands above the table tells the month, else *Month, if the file names none*, else the sheet's or the file's name, which is shown to be checked; where nothing tells it, the import asks."

function countsAs({ estimate, channel }: Report): string {
  if (estimate) return 'an estimate, never paid.'
  return channel === 'direct' ? 'sales of our own.' : 'what the channel pays.'
}

function columnLines(report: Report): string[] {
  const headings = headingsOf(report)
  const columns = Object.values(report.columns)
  const named = (isOptional: boolean) =>
    columns.flatMap(({ names, optional = false }) =>
      optional === isOptional ? [spelt(names, headings)] : [],
    )
  const needed = named(false)
  const further = headings
    .filter((heading) => !columns.some(({ names }) => isOneOf(names, heading)))
    .map((heading) => `\`${heading}\``)
  return [
    ['Must be there', needed] as const,
    ['Read too, where they are there', named(true).filter((name) => !needed.includes(name))] as const,
    ['Left aside', further] as const,
  ].flatMap(([title, list]) => {
    const names = [...new Set(list)].filter((name) => name !== '')
    return names.length > 0 ? [`**${title}:** ${listed(names)}`] : []
  })
}

/** A column as the report spells it, and what else it has been called; one that is found by a pattern has no other names. */
function spelt(names: readonly (string | RegExp)[], headings: readonly string[]): string {
  const own = headings.filter((heading) => isOneOf(names, heading))
  const known = own.map(columnKey)
  const others = names.filter((name) => typeof name === 'string').filter((name) => !known.includes(name))
  return [...own.slice(0, 1), ...others].map((name) => `\`${name}\``).join(' or ')
}

const MOST_LISTED = 20

function listed(names: readonly string[]): string {
  const more = names.length - MOST_LISTED
  return `${names.slice(0, MOST_LISTED).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`
}

function isOneOf(names: readonly (string | RegExp)[], heading: string): boolean {
  const key = columnKey(heading)
  return names.some((name) => (typeof name === 'string' ? name === key : name.test(key)))
}

/** As the channel spells them: of a report that is read by a program of its own, as the tests make its files. */
function headingsOf({ id, samples }: Report): string[] {
  const columns = samples.length > 0 ? samples.flatMap((sample) => sample.columns) : (ofPrograms[id] ?? [])
  return [...new Set(columns.map(([heading]) => heading.replace(/=.*$/s, '').replace(/\s+/g, ' ').trim()))]
}

const ofPrograms: Readonly<Record<string, made.SampleLayout>> = {
  'kdp-combined': made.kdpCombinedLayout,
  'kdp-ebook': made.kdpEbookLayout,
  'kdp-print': made.kdpPrintLayout,
  'kdp-prior-months': made.kdpPriorLayouts.newer,
  'kdp-first-ebook': made.kdpFirstEbookLayout,
  'kdp-first-print': made.kdpFirstEbookLayout.map(([heading, cell]) => [
    heading === 'ASIN' ? 'ISBN' : heading,
    cell,
  ]),
  'ingram-compensation': made.ingramLayout('MTD'),
  'google-earnings': made.googleLayout,
  'amazon-settlement': made.settlementLayout,
  'flipkart-orders': made.flipkartLayout,
  'shopify-orders': made.shopifyLayout,
  'woocommerce-orders': made.woocommerceLayout,
}

const others = `## All others

Any table of rows with a heading can be read, once somebody has said what its columns are: a distributor's, a bookshop's, that of a shop program. Notion Press and Pothi publish no columns, so theirs are such tables.

1. Drop the file on **Sales imports**. *Shop or fair whose file it is*: one of our own accounts, if it is of one. *Month, if the file names none*: where no column has days.
2. The file waits as *Columns to be named*. Open it: its first rows are shown, with what the headings make likely. Say of each column what it is, in which channel and currency the sales are, and, where the days do not prove it,
   whether the day or the month comes first.
3. Where a column is the state of the order or the kind of the row, sort each of its values: a sale, a return, a sale that has come back since, or nothing.
4. Look at the import as at any other, and post it.

The next file with the same headings is read by itself. **File layouts** lists what was said; there it is renamed, or retired when the shop writes another file.`

function ownTable({ clerks: { reads } }: Report): string {
  return `### Our own sales table

For what no file says: a fair, an earlier year, a shop that sends a letter.

1. Take [the sample](sales-csv-sample.csv) (**Sales imports** has it too) and type a row for each sale; [what stands in each column](sales-csv.md).
2. Drop it on **Sales imports**, as text or as a workbook (.xlsx). It says its channel and days itself, so nothing is asked.
3. ${reads} A row that cannot be read refuses the whole file with row and column: mend it, and drop it again.
4. Look at the import, and post it.`
}
