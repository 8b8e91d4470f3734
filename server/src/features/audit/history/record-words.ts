import * as say from './column-kinds.ts'

export type TableWords = {
  /** With its article: "added …", "removed …". */
  thing: string
  /** In place of "added" for a row that is made. null: that one is made says nothing. */
  made?: string | null
  /**
   * Every column that is written down. null: it says nothing to people, being a number of the database, or is said by
   * what is beside it.
   */
  columns: Readonly<Record<string, say.Column | null>>
}

const links = {
  facebook: say.text('the Facebook link'),
  twitter: say.text('the X (Twitter) link'),
  instagram: say.text('the Instagram link'),
  website: say.text('the website'),
}

/** What the tables and columns are called in histories, for every table whose changes a history can show. */
export const recordWords: Readonly<Record<string, TableWords>> = {
  books: {
    thing: 'the book',
    columns: {
      id: null,
      reference: say.text('the reference'),
      title: say.text('the title'),
      title_latin: say.text('the title in Latin letters'),
      subtitle: say.text('the subtitle'),
      description: say.passage('About the book'),
      description_en: say.passage('About the book in English'),
      language: say.language,
      author_id: say.author('the author'),
      genre: say.choice('the genre'),
      formats: say.formats,
      rating: say.number('the rating'),
      is_featured: say.yes('“featured”'),
      cover_id: say.unsaid('the cover'),
      pages: say.number('the number of pages'),
      trim_size: say.text('the trim size'),
      mrp_paise: say.paise('the MRP'),
      isbn: say.text('the ISBN'),
      first_published: say.text('the year of first publication'),
      published_at: say.moment(
        'the day of publication',
        'put the book in the catalogue',
        'took the book out of the catalogue',
      ),
      created_at: null,
    },
  },
  book_contributors: {
    thing: 'a contributor',
    columns: {
      book_id: null,
      position: null,
      role: say.choice('the role'),
      name: say.text('the name'),
      author_id: say.author('the author'),
    },
  },
  book_shops: {
    thing: 'a shop',
    columns: {
      book_id: null,
      position: null,
      format: say.format,
      name: say.text('the shop'),
      url: say.text('the link to the shop'),
    },
  },
  book_identifiers: {
    thing: 'an identifier of the channels',
    columns: {
      id: null,
      book_id: null,
      kind: say.choice('the kind', { isbn: 'ISBN', asin: 'ASIN', sku: 'SKU' }),
      value: say.text('the identifier'),
      format: say.format,
    },
  },
  authors: {
    thing: 'the author',
    columns: {
      id: null,
      slug: say.text('the address of the page'),
      name: say.text('the name'),
      name_latin: say.text('the name in Latin letters'),
      other_names: say.text('the other names'),
      years: say.text('the years'),
      language: say.language,
      bio: say.passage('About the author'),
      bio_en: say.passage('About the author in English'),
      photo_id: say.unsaid('the photograph'),
      rating: say.number('the rating'),
      ...links,
      awards: say.passage('the awards'),
      created_at: null,
    },
  },
  author_redirects: {
    thing: 'another author, merged into this one',
    columns: { from_id: null, to_id: null, merged_at: null },
  },
  submissions: {
    thing: 'the submission',
    columns: {
      id: null,
      author_id: say.author('the author'),
      author_name: say.text('the author’s name'),
      title: say.text('the title'),
      subtitle: say.text('the subtitle'),
      about_book: say.passage('About the Book'),
      about_author: say.passage('About the Author'),
      language: say.choice('the language'),
      genres: say.choice('the genres'),
      contributor_types: say.choice('the kinds of contributors'),
      drive_link: say.text('the Google Drive link'),
      manuscript_kind: say.choice('the file type', { pdf: 'PDF', doc: 'Word (.doc)', docx: 'Word (.docx)' }),
      manuscript_bytes: null,
      manuscript_sha256: say.unsaid('the manuscript'),
      page_count: say.number('the number of pages'),
      has_text: null,
      page_width_mm: null,
      page_height_mm: null,
      cover_id: say.unsaid('the cover'),
      status: say.status,
      published_version: null,
      book_id: say.book('the book'),
      submitted_at: null,
      assignee_id: say.account('the assignee'),
      due_on: say.day('the due date'),
    },
  },
  submission_steps: {
    thing: 'a step of the timeline',
    columns: {
      id: null,
      submission_id: null,
      // The change of the submission itself says it.
      status: null,
      account_id: null,
      note: say.passage('the note to the author'),
      at: null,
      reason: say.passage('the internal reason'),
    },
  },
  change_requests: {
    thing: 'changes to be made',
    made: 'requested',
    columns: {
      id: null,
      submission_id: null,
      account_id: null,
      text: say.passage('the text'),
      at: null,
      answered_at: null,
    },
  },
  submission_notes: {
    thing: 'an internal note',
    columns: { id: null, submission_id: null, account_id: null, text: say.passage('the note'), at: null },
  },
  threads: {
    thing: 'the messages with the author',
    made: null,
    columns: { submission_id: null, waiting_since: null },
  },
  thread_messages: {
    thing: 'a message to the author',
    made: 'wrote',
    columns: { id: null, submission_id: null, side: null, account_id: null, at: null },
  },
  accounts: {
    thing: 'the account',
    columns: {
      id: null,
      author_id: say.author('the author'),
      role: say.choice('the role'),
      name: say.text('the name'),
      email: say.text('the email address'),
      phone: say.text('the phone number'),
      password_hash: say.unsaid('the password'),
      registration_key: null,
      email_confirmed_at: say.moment('the confirmation of the email address', 'confirmed the email address'),
      disabled_at: say.moment('the day it was disabled', 'disabled the account', 'enabled the account'),
      closed_at: say.moment('the day it was closed', 'closed the account'),
      created_at: null,
      second_factor_since: say.moment(
        'the second factor',
        'required a second factor',
        'removed the second factor',
      ),
      is_demo: null,
      language: say.choice('the language of mails'),
    },
  },
  sessions: {
    thing: 'a login',
    columns: {
      id: null,
      account_id: null,
      device: say.text('the device'),
      network: null,
      created_at: null,
      last_used_at: null,
      expires_at: null,
      ended_at: say.moment('the end of a login', 'ended a login'),
      second_factor_at: null,
    },
  },
  staff_invitations: {
    thing: 'an invitation',
    made: 'sent',
    columns: {
      id: null,
      account_id: null,
      nonce: null,
      token_hash: null,
      created_at: null,
      expires_at: say.moment('the end of the invitation'),
      used_at: say.moment('the use of the invitation', 'used the invitation'),
    },
  },
  second_factors: {
    thing: 'a second factor',
    columns: {
      account_id: null,
      sealed_key: say.unsaid('the key of the second factor'),
      confirmed_at: say.moment('the confirmation of the second factor', 'confirmed the second factor'),
      created_at: null,
    },
  },
  recovery_codes: {
    thing: 'a recovery code',
    columns: {
      id: null,
      account_id: null,
      code_hash: null,
      used_at: say.moment('the use of a recovery code', 'used a recovery code'),
    },
  },
  passkeys: {
    thing: 'a passkey',
    columns: {
      id: null,
      account_id: null,
      name: say.text('the name'),
      transports: null,
      created_at: null,
    },
  },
  agreements: {
    thing: 'an agreement',
    columns: {
      id: null,
      book_id: null,
      publisher_of_record: say.publisher,
      signed_on: say.day('the day of signature'),
      valid_from: say.day('the first day'),
      valid_to: say.day('the last day'),
      note: say.passage('the note'),
      created_at: null,
    },
  },
  royalty_rules: {
    thing: 'a royalty rule',
    columns: {
      id: null,
      book_id: null,
      agreement_id: null,
      format: say.format,
      channel: say.channel,
      basis: say.basis,
      rate_bp: say.share('the rate'),
      valid_from: say.day('the first day'),
      withdrawn_at: say.moment('the day of withdrawal', 'withdrew the rule'),
      created_at: null,
    },
  },
  book_prices: {
    thing: 'a dated price',
    columns: {
      id: null,
      book_id: null,
      format: say.format,
      price_paise: say.paise('the price'),
      valid_from: say.day('the first day'),
      withdrawn_at: say.moment('the day of withdrawal', 'withdrew the price'),
      created_at: null,
    },
  },
  share_sets: {
    thing: 'a division of the royalty',
    columns: {
      id: null,
      book_id: null,
      valid_from: say.day('the first day'),
      withdrawn_at: say.moment('the day of withdrawal', 'withdrew the division of the royalty'),
      created_at: null,
    },
  },
  shares: {
    thing: 'a share',
    columns: {
      set_id: null,
      book_id: null,
      author_id: say.author('the author'),
      role: say.choice('the role'),
      share_bp: say.share('the share'),
    },
  },
  sales_layouts: {
    thing: 'the layout',
    columns: {
      id: null,
      name: say.text('the name'),
      header: null,
      headings: null,
      columns: say.unsaid('the columns'),
      channel: say.channel,
      currency: say.text('the currency'),
      format: say.format,
      day_order: say.text('the order of days'),
      is_in_smallest: null,
      created_by: null,
      created_at: null,
      retired_at: say.moment(
        'the day it was retired',
        'retired the layout',
        'took the layout into use again',
      ),
    },
  },
  sale_matches: {
    thing: 'the match',
    columns: {
      id: null,
      key: null,
      book_id: say.book('the book'),
      format: say.format,
      created_at: null,
      channel: say.channel,
      identifier: say.text('the identifier'),
      title: say.text('the title in the file'),
      author_name: say.text('the author in the file'),
      reason: say.passage('the reason'),
      created_by: null,
      forgotten_at: say.moment('the day it was forgotten', 'forgot the match', 'restored the match'),
    },
  },
}
