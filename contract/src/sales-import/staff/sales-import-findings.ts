import { z } from 'zod'
import { currency } from '../../money/staff/currency-field.ts'
import { withheldTaxes } from '../../money/staff/withheld-taxes.ts'
import { salesChannels } from '../../sales/sales-channels.ts'
import { leftOutKinds, leftOutSheetKinds } from '../../sales/sales-files.ts'
import { waitReasons } from '../../sales/sales-import-states.ts'

/** What is found of an import before it is posted, for somebody to look at, agree to or decide. */

/** A row and the sale that it names. */
const namedSale = {
  id: z.int(),
  sheet: z.string().nullable(),
  row: z.int(),
  book_title: z.string().nullable(),
  order_id: z.string().nullable(),
  period_from: z.iso.date(),
  period_to: z.iso.date(),
}

/** Rows that may count what another file has brought: nothing of them is posted before somebody has said that they are further sales. */
export const overlaps = z.object({
  rows: z.int(),
  named: z
    .array(
      z.object({
        import_id: z.int().meta({ description: 'The earlier one.' }),
        file_name: z.string().nullable().meta({ description: 'Its name. null: a sale was typed.' }),
        book_id: z.int(),
        book_title: z.string(),
        period_from: z.iso.date().meta({ description: 'Of the earlier rows.' }),
        period_to: z.iso.date(),
        rows: z.int(),
        copies: z.int(),
        copies_before: z.int(),
        amount: z.number().nullable().meta({ description: 'In rupees; null: the file does not say.' }),
        amount_before: z.number().nullable(),
      }),
    )
    .meta({ description: 'Of the first 2,000 such rows, those of one book and earlier file together.' }),
})

/** Posted returns of other files, and what they take back by what becomes of their sales. */
export const returnsAnew = z.object({
  rows: z.int(),
  named: z
    .array(
      z.object({
        ...namedSale,
        import_id: z.int().meta({ description: 'Where the return is posted.' }),
        file_name: z.string().nullable(),
        copies: z.int().meta({ description: 'Negative.' }),
        copies_before: z.int(),
        royalty: z.number().meta({ description: 'In rupees.' }),
        royalty_before: z.number(),
        lacks_sale: z.boolean().meta({
          description: 'Too few copies are left to take it back from: it goes by its own day.',
        }),
        waits_for: z.enum(waitReasons).nullable().meta({
          description: 'What it lacks then: nothing stands of it until somebody says.',
        }),
      }),
    )
    .meta({ description: 'The first 200.' }),
})

/** Rows that say something else of a sale than a posted row of an earlier file: what is posted is the difference. */
export const revisions = z.object({
  rows: z.int(),
  copies: z.int(),
  copies_before: z.int(),
  amount: z.number().nullable().meta({ description: 'In rupees; null: a row does not say.' }),
  amount_before: z.number().nullable(),
  royalty_before: z.number().meta({ description: 'What the earlier rows have given, in rupees.' }),
  may_have_come: z.array(z.enum(salesChannels)).meta({
    description:
      'Rows of these channels say now that they were paid, while money was entered for the channel as a whole.',
  }),
  authors: z
    .array(
      z.object({
        author_id: z.int(),
        author_name: z.string(),
        before: z
          .number()
          .meta({ description: 'What the earlier rows have given, and taken back by returns.' }),
        now: z.number().meta({
          description:
            'What all rows of this import that are to be posted give, and take back by those returns.',
        }),
        difference: z.number().meta({ description: 'What posting changes.' }),
      }),
    )
    .meta({ description: 'Of the earlier rows; the largest differences first, at most 200.' }),
  returns: returnsAnew.meta({
    description: 'Posted returns of the earlier rows that take back something else by what these say.',
  }),
  named: z
    .array(
      z.object({
        ...namedSale,
        import_id: z.int().meta({ description: 'The earlier one.' }),
        file_name: z.string().nullable(),
        earlier_sheet: z.string().nullable(),
        earlier_row: z.int(),
        currency: currency.nullable(),
        copies: z.int(),
        copies_before: z.int(),
        amount: z.number().nullable().meta({ description: 'In units of the currency, as the file has it.' }),
        amount_before: z.number().nullable(),
        proceeds: z.number().nullable(),
        proceeds_before: z.number().nullable(),
        taxes: withheldTaxes.nullable(),
        taxes_before: withheldTaxes.nullable(),
        is_paid: z.boolean(),
        was_paid: z.boolean(),
        received_before: z
          .number()
          .meta({ description: 'Rupees that were entered as received for it, and do not come again.' }),
        royalty: z.number().meta({ description: 'In rupees.' }),
        royalty_before: z.number(),
      }),
    )
    .meta({ description: 'The first 200.' }),
})

/** Other files of these days. A row that an earlier file has and this one lacks may be cancelled, or corrected so far that it looks like another. */
export const compared = z.object({
  import_id: z.int(),
  file_name: z.string().nullable(),
  covers_from: z.iso.date().nullable(),
  covers_to: z.iso.date().nullable(),
  posted: z.int().meta({ description: 'Its posted rows.' }),
  same: z.int().meta({ description: 'Those that this file has to the letter.' }),
  revised: z.int().meta({ description: 'Those of which it says something else.' }),
  lacking: z.int().meta({
    description:
      'Those of its days that it lacks, where it has others of the file. Looked at before it is posted.',
  }),
  lacking_copies: z.int(),
  lacking_royalty: z.number().meta({ description: 'In rupees.' }),
  named: z
    .array(
      z.object({
        ...namedSale,
        copies: z.int(),
        royalty: z.number(),
      }),
    )
    .meta({ description: 'Of those that it lacks, the first 200.' }),
})

/** Rows of a period within which terms changed: nothing of them is posted before somebody has agreed to calculate them by the last day. */
export const overAChange = z.object({
  rows: z.int(),
  named: z
    .array(
      z.object({
        book_id: z.int(),
        book_title: z.string(),
        period_from: z.iso.date(),
        period_to: z.iso.date(),
        changes_on: z.array(z.iso.date()),
        rows: z.int(),
        copies: z.int(),
        royalty: z.number().meta({ description: 'By the terms and rates of the last day, as it is posted.' }),
        royalty_before: z.number().nullable().meta({
          description: 'By those of the first day; null: by them nothing can be calculated.',
        }),
      }),
    )
    .meta({ description: 'Of the first 2,000 such rows, those of one book, period and days together.' }),
})

/** Rows that are no sales: nothing of the file is posted before somebody has agreed to leave them out. */
export const leftOutRows = z.object({
  count: z.int(),
  named: z.array(
    z.object({ kind: z.enum(leftOutKinds), sheet: z.string().nullable(), row: z.int(), text: z.string() }),
  ),
})

/** A sheet that was not read: where it may have sales, nothing of the file is posted before somebody has agreed to leave it out. */
export const leftOutSheet = z.object({
  name: z.string().nullable(),
  why: z.enum(leftOutSheetKinds),
  rows: z.int().nullable().meta({ description: 'Rows with figures; null: they were not counted.' }),
  has_more: z.boolean().meta({ description: 'It has more rows than were counted.' }),
  cells: z.array(z.string()).meta({ description: 'The first cells of its header, or of its first row.' }),
  lacks: z.array(z.string()).meta({
    description: 'The columns without which it is none of the tables that it nearly is.',
  }),
  needs_consent: z.boolean().meta({ description: 'Whether posting must say that it is left out.' }),
})
