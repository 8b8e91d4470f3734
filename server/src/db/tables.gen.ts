// Made from the database by `npm run db:types`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as what it means, written as text. */
type Json = ColumnType<unknown, string, string>
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export type Tables = {
  account_addresses: {
    id: GeneratedAlways<number>
    account_id: number
    email: string
    since: Defaulted<Timestamp>
    until: Timestamp | null
    disowned_at: Timestamp | null
  }
  account_events: {
    id: GeneratedAlways<number>
    at: Defaulted<Timestamp>
    last_at: Defaulted<Timestamp>
    kind: 'logged_in' | 'login_failed' | 'login_locked' | 'logged_out' | 'session_ended' | 'session_expired' | 'account_made' | 'invited' | 'invitation_accepted' | 'role_changed' | 'account_disabled' | 'account_enabled' | 'account_closed' | 'password_changed' | 'password_refused' | 'email_change_asked' | 'email_changed' | 'second_factor_set' | 'second_factor_removed' | 'second_factor_given' | 'second_factor_failed' | 'second_factor_locked' | 'recovery_codes_made' | 'recovery_code_used' | 'passkey_added' | 'passkey_removed'
    account_id: number | null
    by_id: number | null
    of_staff: boolean | null
    network: string | null
    device: string | null
    detail: string | null
    times: Defaulted<number>
    hour: Timestamp | null
  }
  account_months: {
    account_id: number
    month: string
    debit_paise: number
    credit_paise: number
  }
  account_notices: {
    id: GeneratedAlways<number>
    account_id: number
    email: string
    changed_at: Timestamp
    nonce: string
    token_hash: string
    created_at: Defaulted<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  accounts: {
    id: GeneratedAlways<number>
    author_id: number | null
    role: 'author' | 'editor' | 'accounts' | 'admin'
    name: string
    email: string | null
    phone: string | null
    password_hash: string | null
    registration_key: string | null
    email_confirmed_at: Timestamp | null
    disabled_at: Timestamp | null
    closed_at: Timestamp | null
    created_at: Defaulted<Timestamp>
    updated_at: Defaulted<Timestamp>
    second_factor_since: Timestamp | null
    version: Defaulted<number>
    is_demo: Defaulted<boolean>
    language: Defaulted<'en' | 'ta'>
  }
  agreements: {
    id: GeneratedAlways<number>
    book_id: number
    publisher_of_record: 'company' | 'author'
    signed_on: string | null
    valid_from: string
    valid_to: string | null
    note: string | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  approved_files: {
    approval_id: number
    kind: 'interior' | 'cover' | 'front' | 'ebook'
    sha256: string
    file_key: string | null
    file_bytes: number | null
  }
  audit_entries: {
    id: GeneratedAlways<number>
    at: Defaulted<Timestamp>
    account_id: number | null
    network: string | null
    action: string
    operation: 'insert' | 'update' | 'delete'
    subject: string
    subject_id: string
    part: string | null
    before: Json | null
    after: Json | null
  }
  author_books: {
    author_id: number
    book_id: number | null
    copies: number
    royalty_paise: number
  }
  author_credits: {
    author_id: number
    year: number
    credited_paise: number
  }
  author_kind_sales: {
    author_id: number
    month: string
    channel: string
    format: string | null
    sold: number
    returned: number
    gross_paise: number
    channel_paise: number
    royalty_paise: number
  }
  author_months: {
    author_id: number
    month: string
    copies: number
    royalty_paise: number
  }
  author_redirects: {
    from_id: number
    to_id: number
    merged_at: Defaulted<Timestamp>
  }
  author_sales: {
    month: string
    author_id: number
    sold: number
    returned: number
    gross_paise: number
    channel_paise: number
    royalty_paise: number
  }
  author_totals: {
    author_id: number
    sales: Defaulted<number>
    payouts: Defaulted<number>
    copies: Defaulted<number>
    lifetime_paise: Defaulted<number>
    unpaid_paise: Defaulted<number>
    last_sold_on: string | null
  }
  authors: {
    id: GeneratedAlways<number>
    slug: string
    name: string
    name_latin: string | null
    years: string | null
    language: 'ta' | 'en' | 'kn' | 'ml' | 'te' | 'hi' | 'de'
    bio: string | null
    bio_en: string | null
    photo_id: number | null
    rating: number | null
    facebook: string | null
    twitter: string | null
    instagram: string | null
    website: string | null
    awards: string | null
    created_at: Defaulted<Timestamp>
    updated_at: Defaulted<Timestamp>
    version: Defaulted<number>
    other_names: string | null
    bio_ta: string | null
  }
  blog_pictures: {
    blog_id: number
    picture_id: number
  }
  blog_previews: {
    token_hash: string
    blog_id: number
    fields: Json
    expires_at: Timestamp
  }
  blogs: {
    id: GeneratedAlways<number>
    slug: Defaulted<string>
    title: string
    content: string
    language: 'ta' | 'en' | 'kn' | 'ml' | 'te' | 'hi' | 'de'
    picture_id: number | null
    created_at: Defaulted<Timestamp>
    updated_at: Defaulted<Timestamp>
    version: Defaulted<number>
    published_at: Timestamp | null
    html: string | null
    picture_alt: Defaulted<string>
    title_en: string | null
    content_en: string | null
    html_en: string | null
    picture_alt_en: string | null
    title_ta: string | null
    content_ta: string | null
    html_ta: string | null
    picture_alt_ta: string | null
  }
  book_contributors: {
    book_id: number
    position: number
    role: 'co-author' | 'translator' | 'editor' | 'illustrator'
    name: string
    author_id: number | null
  }
  book_counts: {
    genre: string
    format: string
    books: number
  }
  book_identifiers: {
    id: GeneratedAlways<number>
    book_id: number
    kind: 'isbn' | 'asin' | 'sku'
    value: string
    format: 'paperback' | 'hardback' | 'ebook' | null
  }
  book_kind_sales: {
    book_id: number | null
    month: string
    channel: string
    format: string | null
    sold: number
    returned: number
    gross_paise: number
    channel_paise: number
    royalty_paise: number
  }
  book_prices: {
    id: GeneratedAlways<number>
    book_id: number
    format: 'paperback' | 'hardback' | 'ebook' | null
    price_paise: number
    valid_from: string
    withdrawn_at: Timestamp | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  book_sales: {
    month: string
    book_id: number | null
    sold: number
    returned: number
    gross_paise: number
    channel_paise: number
    royalty_paise: number
  }
  book_sample_pages: {
    book_id: number
    number: number
    content: Json
  }
  book_sample_pictures: {
    book_id: number
    number: number
    picture_id: number
  }
  book_samples: {
    book_id: number
    extent: 'tenth' | 'first_chapter'
    version_id: number | null
    text_revision: number
    state: Defaulted<'open' | 'made' | 'failed'>
    asked_at: Defaulted<Timestamp>
    made_at: Timestamp | null
    percent: number | null
    problem: 'too_short' | 'no_chapter' | 'too_much' | 'heavy' | 'broken' | null
  }
  book_shops: {
    book_id: number
    position: number
    format: 'paperback' | 'hardback' | 'ebook'
    name: string
    url: string
  }
  book_steps: {
    version_id: number
    step: 'check' | 'interior' | 'ebook' | 'cover'
    begun_at: Defaulted<Timestamp>
    ended_at: Timestamp | null
    behind: number[]
    sizes: Defaulted<string[]>
    reason: string | null
  }
  books: {
    id: GeneratedAlways<number>
    reference: string
    title: string
    title_latin: string | null
    subtitle: string | null
    description: string
    description_en: string | null
    language: 'ta' | 'en' | 'kn' | 'ml' | 'te' | 'hi' | 'de'
    author_id: number
    genre: 'fiction' | 'non-fiction' | 'academic' | 'poetry' | 'cookbook' | 'children-book'
    formats: ('paperback' | 'hardback' | 'ebook')[]
    rating: number | null
    is_featured: Defaulted<boolean>
    cover_id: number | null
    pages: number | null
    trim_size: '5 X 7 in' | '5 X 8 in' | '5.5 X 8.5 in' | '6 X 9 in' | '7 X 9 in' | '8 X 11 in' | '8.5 X 8.5 in' | 'A4' | null
    mrp_paise: number
    isbn: string | null
    first_published: string | null
    published_at: Timestamp | null
    created_at: Defaulted<Timestamp>
    updated_at: Defaulted<Timestamp>
    search_title: Defaulted<string>
    search_text: Defaulted<string>
    version: Defaulted<number>
    description_ta: string | null
    edition: string | null
    copyright_holder: string | null
    copyright_year: number | null
  }
  books_to_look_at: {
    id: GeneratedAlways<number>
    book_id: number
    noted_at: Defaulted<Timestamp>
  }
  calculator_rates: {
    id: GeneratedAlways<number>
    valid_from: string
    page_rates: Json
    binding_costs: Json
    interior_factors: Json
    distribution_paise: number
    margin_paise: number
    suggested_royalty_paise: number
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  call_counts: {
    key: string
    points: Defaulted<number>
    expire: number | null
  }
  carried_comments: {
    comment_id: number
    file_sha256: string
    page: number
    letters_before: number | null
    is_there: boolean
  }
  change_requests: {
    id: GeneratedAlways<number>
    submission_id: number
    account_id: number | null
    text: string
    at: Defaulted<Timestamp>
    answered_at: Timestamp | null
  }
  covers: {
    version_id: number
    made_at: Defaulted<Timestamp>
    made_of: Json
    problem: 'heavy' | 'broken' | null
    file_key: string | null
    file_bytes: number | null
    front_key: string | null
    front_bytes: number | null
    is_drawn: boolean | null
    findings: Json | null
    file_sha256: string | null
    front_sha256: string | null
  }
  currency_rates: {
    id: GeneratedAlways<number>
    currency: 'CLP' | 'ISK' | 'JPY' | 'KRW' | 'PYG' | 'UGX' | 'VND' | 'XAF' | 'XOF' | 'XPF' | 'AED' | 'ARS' | 'AUD' | 'BDT' | 'BGN' | 'BOB' | 'BRL' | 'CAD' | 'CHF' | 'CNY' | 'COP' | 'CRC' | 'CZK' | 'DKK' | 'EGP' | 'EUR' | 'GBP' | 'GEL' | 'GHS' | 'HKD' | 'HUF' | 'IDR' | 'ILS' | 'KES' | 'KZT' | 'LBP' | 'LKR' | 'MAD' | 'MOP' | 'MXN' | 'MYR' | 'NGN' | 'NOK' | 'NPR' | 'NZD' | 'PEN' | 'PHP' | 'PKR' | 'PLN' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'SAR' | 'SEK' | 'SGD' | 'THB' | 'TRY' | 'TWD' | 'TZS' | 'UAH' | 'USD' | 'UYU' | 'UZS' | 'ZAR' | 'BHD' | 'IQD' | 'JOD' | 'KWD' | 'OMR' | 'TND'
    valid_from: string
    rupees: number
    note: string | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  earlier_interiors: {
    version_id: number
    file_sha256: string
    file_key: string
    file_bytes: number
    set_at: Timestamp
    replaced_at: Defaulted<Timestamp>
    page_starts: Json | null
    page_texts: Json
    has_text: Defaulted<boolean | null>
  }
  ebooks: {
    version_id: number
    made_at: Defaulted<Timestamp>
    problem: 'heavy' | 'broken' | 'faulty' | null
    file_key: string | null
    file_bytes: number | null
    made_of: Json | null
    file_sha256: string | null
  }
  email_changes: {
    id: GeneratedAlways<number>
    account_id: number
    email: string
    previous_email: string
    nonce: string
    token_hash: string
    created_at: Defaulted<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  enquiries: {
    id: GeneratedAlways<number>
    name: string
    email: string
    phone: string | null
    reason: 'General Inquiry' | 'Buying a book' | 'Publishing Services' | 'Royalty Questions' | 'Technical Support' | 'Other'
    message: string
    is_suspect: Defaulted<boolean>
    idempotency_key: string | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
    state: Defaulted<'open' | 'answered' | 'closed'>
    assignee_id: number | null
    waiting_since: Defaulted<Timestamp | null>
    first_answered_at: Timestamp | null
    last_answered_at: Timestamp | null
    search_text: Defaulted<string>
    book_id: number | null
  }
  enquiry_entries: {
    id: GeneratedAlways<number>
    enquiry_id: number
    kind: 'answer' | 'note'
    text: string
    account_id: number | null
    mail_id: number | null
    idempotency_key: string | null
    at: Defaulted<Timestamp>
  }
  four_eyes_waivers: {
    id: GeneratedAlways<number>
    reason: string
    asked_by: number
    asked_at: Defaulted<Timestamp>
    agreed_by: number | null
    agreed_at: Timestamp | null
    ended_by: number | null
    ended_at: Timestamp | null
  }
  import_channels: {
    import_id: number
    channel: string
    covers_from: string
    covers_to: string
  }
  import_journals: {
    journal_id: number
    import_id: number
  }
  import_layouts: {
    import_id: number
    layout_id: number
  }
  interiors: {
    version_id: number
    set_at: Defaulted<Timestamp>
    problem: 'heavy' | 'broken' | 'too_long' | null
    trim_size: '5 X 7 in' | '5 X 8 in' | '5.5 X 8.5 in' | '6 X 9 in' | '7 X 9 in' | '8 X 11 in' | '8.5 X 8.5 in' | 'A4' | null
    file_key: string | null
    file_bytes: number | null
    page_counts: Json | null
    file_sha256: string | null
    made_of: Json | null
    too_long: Json | null
    page_starts: Json | null
  }
  journals: {
    id: GeneratedAlways<number>
    kind: 'sale' | 'payout' | 'reversal' | 'adjustment' | 'opening' | 'advance' | 'recoupment' | 'receipt'
    occurred_on: string
    reason: string
    reference: string
    reverses: number | null
    created_at: Defaulted<Timestamp>
  }
  known_networks: {
    account_id: number
    network: string
    last_used_at: Defaulted<Timestamp>
  }
  ledger_accounts: {
    id: GeneratedAlways<number>
    name: string
    author_id: number | null
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    sales_account_id: number | null
  }
  mails: {
    id: GeneratedAlways<number>
    key: Defaulted<string>
    kind: string
    details: Json
    status: Defaulted<'waiting' | 'sent' | 'kept' | 'dropped' | 'failed'>
    tries: Defaulted<number>
    due_at: Defaulted<Timestamp>
    problem: string | null
    created_at: Defaulted<Timestamp>
    done_at: Timestamp | null
    urgent: Defaulted<boolean>
    spared: Defaulted<number>
  }
  manual_journals: {
    id: GeneratedAlways<number>
    kind: 'adjustment' | 'opening' | 'advance'
    state: Defaulted<'waiting' | 'posted' | 'turned_down'>
    author_id: number
    book_id: number | null
    amount_paise: number
    occurred_on: string
    reason: string
    note: string | null
    reverses: number | null
    entered_by: number
    entered_at: Defaulted<Timestamp>
    idempotency_key: string | null
    decided_by: number | null
    decided_at: Timestamp | null
    approved_under: 'two_people' | 'alone' | 'waived' | null
    journal_id: number | null
  }
  manuscript_checks: {
    version_id: number
    checked_at: Defaulted<Timestamp>
    problem: 'doc' | 'broken' | 'empty' | 'heavy' | 'failed' | 'pdf_broken' | 'pdf_heavy' | 'pdf_locked' | null
    report: Json | null
    text_revision: Defaulted<number>
  }
  message_files: {
    id: GeneratedAlways<number>
    message_id: number
    key: string
    kind: 'pdf' | 'doc' | 'docx' | 'webp'
    name: string
    bytes: number
  }
  month_sales: {
    month: string
    channel: string
    format: string | null
    sold: number
    returned: number
    gross_paise: number
    channel_paise: number
    royalty_paise: number
  }
  notification_preferences: {
    author_id: number
    kind: 'move' | 'message' | 'statement' | 'payout' | 'payee' | 'changes' | 'proof'
    by_mail: boolean
  }
  notifications: {
    id: GeneratedAlways<number>
    author_id: number
    kind: 'move' | 'message' | 'statement' | 'payout' | 'payee' | 'changes' | 'proof'
    submission_id: number | null
    details: Json
    at: Defaulted<Timestamp>
    read_at: Timestamp | null
  }
  numbers_to_match: {
    id: GeneratedAlways<number>
    value: string
    noted_at: Defaulted<Timestamp>
  }
  page_texts: {
    version_id: number
    page: number
    label: string | null
    parts: Json
  }
  passkey_challenges: {
    session_id: string
    purpose: 'add' | 'prove'
    challenge: string
    expires_at: Timestamp
  }
  passkeys: {
    id: GeneratedAlways<number>
    account_id: number
    credential_id: string
    public_key: string
    counter: number
    transports: Defaulted<string[]>
    name: string
    created_at: Defaulted<Timestamp>
    last_used_at: Timestamp | null
  }
  password_resets: {
    id: GeneratedAlways<number>
    account_id: number | null
    nonce: string
    token_hash: string
    created_at: Defaulted<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  payee_details: {
    id: number
    author_id: number
    method: 'Bank transfer' | 'UPI'
    holder_name: string
    account_number: string | null
    account_shown: string | null
    ifsc: string | null
    bank_name: string | null
    upi_id: string | null
    upi_shown: string | null
    account_mark: string
    pan: string | null
    pan_shown: string | null
    pan_letter: string | null
    pan_mark: string | null
    pan_name: string | null
    resident: boolean
    created_at: Defaulted<Timestamp>
    confirm_nonce: string
    confirm_hash: string
    confirm_by: Timestamp
    stop_nonce: string
    stop_hash: string
    stop_by: Timestamp
    confirmed_at: Timestamp | null
    in_force_from: Timestamp | null
    ended_at: Timestamp | null
    ended_as: 'replaced' | 'withdrawn' | 'stopped' | null
    verification: Defaulted<'unverified' | 'verified' | 'refused'>
    verified_by: number | null
    verified_at: Timestamp | null
    pan_verified: Defaulted<boolean>
    refusal_reason: string | null
    waiting_since: Timestamp | null
    version: Defaulted<number>
    name_at_bank: string | null
  }
  payee_freezes: {
    id: GeneratedAlways<number>
    author_id: number
    frozen_at: Defaulted<Timestamp>
    lifted_at: Timestamp | null
    lifted_by: number | null
    note: string | null
  }
  payee_readings: {
    id: GeneratedAlways<number>
    payee_id: number
    account_id: number
    reason: string
    at: Defaulted<Timestamp>
  }
  payout_file_downloads: {
    id: GeneratedAlways<number>
    run_id: number
    method: 'Bank transfer' | 'UPI'
    rows: number
    sha256: string
    account_id: number | null
    at: Defaulted<Timestamp>
  }
  payout_items: {
    id: GeneratedAlways<number>
    run_id: number
    author_id: number
    month: string
    state: 'to_pay' | 'held' | 'paid' | 'failed'
    held_for: 'negative_balance' | 'no_statement' | 'nothing_payable' | 'below_threshold' | 'no_details' | 'unconfirmed' | 'on_hold' | 'unverified' | 'refused' | 'frozen' | 'not_resident' | 'no_name_at_bank' | 'no_pan' | 'tax_takes_all' | 'over_upi_limit' | 'in_other_run' | 'paid_already' | 'changed' | null
    payable_paise: number
    withheld_paise: Defaulted<number>
    base_paise: Defaulted<number>
    rate_bp: Defaulted<number>
    year_total_paise: Defaulted<number>
    has_pan: Defaulted<boolean>
    method: 'Bank transfer' | 'UPI' | null
    masked: string | null
    details_id: number | null
    payout_id: number | null
    retries: number | null
    last_base_paise: Defaulted<number>
    arrears_paise: Defaulted<number>
    last_rate_bp: Defaulted<number>
    last_withheld_paise: Defaulted<number>
  }
  payout_results: {
    id: GeneratedAlways<number>
    payout_id: number
    outcome: 'completed' | 'failed'
    file_sha256: string | null
    reason: string | null
    account_id: number | null
    at: Defaulted<Timestamp>
  }
  payout_runs: {
    id: GeneratedAlways<number>
    month: string
    kind: 'month' | 'retry'
    state: Defaulted<'ready' | 'paying' | 'made' | 'discarded'>
    settings_id: number
    tax_rule_id: number
    made_by: number | null
    made_at: Defaulted<Timestamp>
    approved_by: number | null
    approved_at: Timestamp | null
    paid_on: string | null
    finished_at: Timestamp | null
    version: Defaulted<number>
    approved_under: 'two_people' | 'alone' | 'waived' | null
  }
  payout_settings: {
    id: GeneratedAlways<number>
    valid_from: string
    threshold_paise: number
    cadence: 'monthly' | 'quarterly'
    day_of_month: number
    holds_without_pan: boolean
    needs_second_person: Defaulted<boolean>
    note: string | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
    upi_limit_paise: number
  }
  payouts: {
    id: GeneratedAlways<number>
    author_id: number
    paid_on: string
    amount_paise: number
    withheld_paise: Defaulted<number>
    status: Defaulted<'processing' | 'completed' | 'failed'>
    transaction_id: string | null
    method: 'Bank transfer' | 'UPI' | null
    reference: string
    journal_id: number
    returned_by: number | null
    created_at: Defaulted<Timestamp>
  }
  pictures: {
    id: GeneratedAlways<number>
    key: string
    width: number
    height: number
    placeholder: string
    created_at: Defaulted<Timestamp>
  }
  postings: {
    journal_id: number
    account_id: number
    amount_paise: number
  }
  proof_answers: {
    id: number
    comment_id: number
  }
  proof_approvals: {
    version_id: number
    account_id: number | null
    approved_at: Defaulted<Timestamp>
    id: GeneratedAlways<number>
    submission_id: number
    sha256: string
    withdrawn_at: Timestamp | null
    withdrawn_by: number | null
    withdrawal_reason: string | null
  }
  proof_comments: {
    id: number
    submission_id: number
    version_id: number
    file_sha256: string
    page: number
    x: number | null
    y: number | null
    closed_at: Timestamp | null
    letters_before: number | null
  }
  proof_requests: {
    id: GeneratedAlways<number>
    submission_id: number
    account_id: number | null
    note: string | null
    due_on: string
    due_given_on: Defaulted<string>
    at: Defaulted<Timestamp>
    reminded_at: Timestamp | null
    overdue_at: Timestamp | null
    ended_at: Timestamp | null
    ended_as: 'approved' | 'changes' | 'recalled' | 'moved_back' | 'published' | null
  }
  questions: {
    id: GeneratedAlways<number>
    anchor: Defaulted<string>
    question: string
    answer: string
    language: Defaulted<'ta' | 'en' | 'kn' | 'ml' | 'te' | 'hi' | 'de'>
    position: number
    is_shown: Defaulted<boolean>
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
    question_en: string | null
    answer_en: string | null
    question_ta: string | null
    answer_ta: string | null
  }
  receipts: {
    id: GeneratedAlways<number>
    account_id: number
    line_id: number | null
    amount_paise: number
    received_on: string
    method: 'Cash' | 'UPI' | 'Card' | 'Bank transfer' | 'Cheque'
    note: string | null
    reverses: number | null
    journal_id: number
    entered_by: number
    entered_at: Defaulted<Timestamp>
    idempotency_key: string | null
    sale_identity: string | null
  }
  recoupments: {
    journal_id: number
    advance_id: number
    amount_paise: number
  }
  recovery_codes: {
    id: GeneratedAlways<number>
    account_id: number
    code_hash: string
    used_at: Timestamp | null
  }
  refused_files: {
    id: GeneratedAlways<number>
    account_id: number
    door: 'submission' | 'message' | 'photo'
    at: Defaulted<Timestamp>
  }
  returned_copies: {
    import_id: number
    return_id: number
    sale_id: number
    copies: number
    copies_before: number
    counted_before: number
    refunded: number | null
    refunded_before: Defaulted<number>
    is_of_order: boolean
  }
  royalty_rules: {
    id: GeneratedAlways<number>
    book_id: number | null
    agreement_id: number | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    basis: 'net' | 'mrp' | 'calculator'
    rate_bp: number
    valid_from: string
    withdrawn_at: Timestamp | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  sale_lines: {
    id: GeneratedAlways<number>
    import_id: number
    sheet: string | null
    row_number: number
    further_rows: number[] | null
    hash: string
    raw: Json | null
    measure: 'copies' | 'pages' | 'orders' | 'charges'
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade'
    is_estimate: boolean
    isbn: string | null
    asin: string | null
    sku: string | null
    identifier: string | null
    title: string | null
    author_name: string | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    order_id: string | null
    buyer_name: string | null
    marketplace: string | null
    terms: string | null
    period_from: string
    period_to: string
    units: number
    units_sold: number
    units_returned: number
    free_units: number
    pages: number
    currency: string | null
    list_price: number | null
    amount: number | null
    costs: number | null
    proceeds: number | null
    royalty: number | null
    royalty_basis: 'net' | 'mrp' | null
    conversion_rate: string | null
    book_id: number | null
    match_key: string | null
    matched_by: 'isbn' | 'asin' | 'sku' | 'remembered' | 'hand' | null
    state: 'new' | 'posted' | 'waiting' | 'duplicate' | 'estimate' | 'nothing_due' | 'not_ours' | 'revised' | 'undone'
    waits_for: 'book' | 'terms' | 'currency_rate' | 'price' | 'net' | 'copies' | 'direction' | null
    amount_paise: number | null
    proceeds_paise: number | null
    match_id: number | null
    format_by_match: Defaulted<boolean>
    changes_on: string[] | null
    lacks_sale: Defaulted<boolean>
    overlaps_line_id: number | null
    identity: string | null
    revises_line_id: number | null
    revised_by_id: number | null
    refund_of: number | null
    tds: number | null
    tcs: number | null
    gst: number | null
    tds_paise: number | null
    tcs_paise: number | null
    gst_paise: number | null
    judged: string | null
    is_paid: Defaulted<boolean>
    paid_on: string | null
    payment_method: string | null
    received_before_paise: Defaulted<number>
    answered: Json | null
    sales_account_id: number | null
    discount_bp: number | null
  }
  sale_matches: {
    id: GeneratedAlways<number>
    key: string
    book_id: number | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    created_at: Defaulted<Timestamp>
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    identifier: string | null
    title: string | null
    author_name: string | null
    reason: string | null
    created_by: number | null
    forgotten_at: Timestamp | null
    version: Defaulted<number>
    sales_account_id: number | null
  }
  sales: {
    id: GeneratedAlways<number>
    author_id: number
    book_id: number | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade'
    sold_on: string
    quantity: number
    amount_paise: number
    royalty_paise: number
    buyer_name: string | null
    source: string
    reference: string
    journal_id: number
    reversed_by: number | null
    created_at: Defaulted<Timestamp>
    line_id: number | null
    line_hash: string | null
    basis: 'net' | 'mrp' | 'calculator' | 'file' | null
    list_price_paise: number | null
    base_paise: number | null
    cost_paise: number | null
    rate_bp: number | null
    share_bp: number | null
    rule_id: number | null
    part: Defaulted<number>
  }
  sales_account_names: {
    key: string
    name: string
    sales_account_id: number
    is_current: boolean
  }
  sales_accounts: {
    id: GeneratedAlways<number>
    name: string
    kind: 'shop' | 'distributor' | 'fair'
    discount_bp: number | null
    credit_days: number | null
    contact_name: string | null
    phone: string | null
    email: string | null
    note: string | null
    merged_into: number | null
    created_by: number | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  sales_file_previews: {
    import_id: number
    sheets: Json
  }
  sales_import_authors: {
    import_id: number
    author_id: number
    sales: number
    copies: number
    royalty_paise: number
  }
  sales_imports: {
    id: GeneratedAlways<number>
    kind: 'file' | 'manual'
    state: 'reading' | 'unmapped' | 'ready' | 'posting' | 'posted' | 'undoing' | 'undone' | 'refused' | 'cancelled'
    file_name: string | null
    file_key: string | null
    file_bytes: number | null
    file_sha256: string | null
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    is_estimate: Defaulted<boolean>
    sheets: Json | null
    totals: Json | null
    problems: Json | null
    progress: Defaulted<number>
    rows_read: Defaulted<number>
    given_from: string | null
    given_to: string | null
    covers_from: string | null
    covers_to: string | null
    created_by: number | null
    created_at: Defaulted<Timestamp>
    read_at: Timestamp | null
    posted_at: Timestamp | null
    undone_at: Timestamp | null
    undo_reason: string | null
    version: Defaulted<number>
    shown_again_at: Timestamp | null
    left_out: Json | null
    replaced_by_id: number | null
    compared: Json | null
    takes_back_lacking: Defaulted<boolean>
    sales_account_id: number | null
    discounted_rows: Defaulted<number>
    decimal_sign: 'point' | 'comma' | null
  }
  sales_layouts: {
    id: GeneratedAlways<number>
    name: string
    header: string[]
    header_key: string
    headings: string[]
    columns: Json
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    currency: string | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    day_order: 'day first' | 'month first' | null
    is_in_smallest: Defaulted<boolean>
    created_by: number | null
    created_at: Defaulted<Timestamp>
    retired_at: Timestamp | null
    version: Defaulted<number>
    sales_account_id: number | null
  }
  search_entries: {
    kind: 'book' | 'author' | 'article' | 'question' | 'submission'
    target_id: number
    title_plain: string
    plain: string
    title_keys: string
    keys: string
    body: string | null
    standing: Defaulted<number>
    listed: Defaulted<boolean>
    listed_from: Timestamp | null
  }
  search_rules: {
    only_row: Defaulted<boolean>
    fingerprint: string
  }
  search_words: {
    word: string
    pieces: string[]
    listed: Defaulted<boolean>
  }
  second_factor_mails: {
    account_id: number
    nonce: string
    token_hash: string
    expires_at: Timestamp
  }
  second_factors: {
    account_id: number
    sealed_key: string
    confirmed_at: Timestamp | null
    last_step: Defaulted<number>
    created_at: Defaulted<Timestamp>
  }
  sessions: {
    id: Defaulted<string>
    account_id: number
    device: string
    network: string | null
    created_at: Defaulted<Timestamp>
    last_used_at: Defaulted<Timestamp>
    expires_at: Timestamp
    ended_at: Timestamp | null
    second_factor_at: Timestamp | null
  }
  set_up_links: {
    id: GeneratedAlways<number>
    token_hash: string
    created_at: Defaulted<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  share_sets: {
    id: GeneratedAlways<number>
    book_id: number
    valid_from: string
    withdrawn_at: Timestamp | null
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  shares: {
    set_id: number
    book_id: number
    author_id: number
    role: 'author' | 'co-author' | 'translator' | 'editor' | 'illustrator'
    share_bp: number
  }
  staff_invitations: {
    id: GeneratedAlways<number>
    account_id: number
    nonce: string
    token_hash: string
    created_at: Defaulted<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  statement_files: {
    statement_id: number
    language: 'en' | 'ta'
    key: string
    sha256: string
    bytes: number
    made_at: Defaulted<Timestamp>
  }
  statement_lines: {
    id: GeneratedAlways<number>
    statement_id: number
    position: number
    kind: 'sale' | 'return' | 'correction' | 'payout' | 'tax' | 'other' | 'adjustment' | 'opening' | 'advance' | 'recoupment'
    occurred_on: string
    book_id: number | null
    title: string | null
    format: 'paperback' | 'hardback' | 'ebook' | null
    channel: 'direct' | 'amazon' | 'kdp' | 'flipkart' | 'google-play' | 'ingram' | 'apple' | 'kobo' | 'draft2digital' | 'audible' | 'trade' | null
    entries: number
    copies: number
    list_price_paise: number | null
    amount_paise: number
    base_paise: number | null
    cost_paise: number | null
    basis: 'net' | 'mrp' | 'calculator' | 'file' | null
    rate_bp: number | null
    share_bp: number | null
    rule_id: number | null
    balance_paise: number
    journal_id: number | null
    note: string | null
  }
  statement_messages: {
    id: GeneratedAlways<number>
    query_id: number
    side: 'author' | 'staff'
    account_id: number | null
    text: string
    idempotency_key: string | null
    at: Defaulted<Timestamp>
  }
  statement_queries: {
    id: GeneratedAlways<number>
    line_id: number
    author_id: number
    opened_at: Defaulted<Timestamp>
    last_at: Defaulted<Timestamp>
    waiting_since: Defaulted<Timestamp | null>
  }
  statement_runs: {
    id: GeneratedAlways<number>
    period_from: string
    period_to: string
    state: Defaulted<'working' | 'ready' | 'issuing' | 'discarded'>
    created_by: number | null
    created_at: Defaulted<Timestamp>
    last_journal_id: number
    authors: Defaulted<number>
    authors_done: Defaulted<number>
    after_author_id: Defaulted<number>
    ready_at: Timestamp | null
  }
  statements: {
    id: GeneratedAlways<number>
    run_id: number
    author_id: number
    state: Defaulted<'draft' | 'verified' | 'issued' | 'locked'>
    first_journal_id: number
    last_journal_id: number
    opening_paise: number
    sales_paise: number
    returns_paise: number
    corrections_paise: number
    paid_paise: number
    withheld_paise: number
    closing_paise: number
    copies: number
    verified_at: Timestamp | null
    issued_at: Timestamp | null
    locked_at: Timestamp | null
    author_name: string
    lines: number
    before_paise: number | null
    flags: Defaulted<('negative' | 'doubled' | 'halved' | 'many_returns')[]>
    created_at: Defaulted<Timestamp>
    adjustments_paise: Defaulted<number>
    advances_paise: Defaulted<number>
    recouped_paise: Defaulted<number>
    advances_left_paise: Defaulted<number>
  }
  submission_contributors: {
    submission_id: number
    position: number
    role: 'co-author' | 'translator' | 'editor' | 'illustrator' | null
    name: string
  }
  submission_notes: {
    id: GeneratedAlways<number>
    submission_id: number
    account_id: number | null
    text: string
    at: Defaulted<Timestamp>
  }
  submission_steps: {
    id: GeneratedAlways<number>
    submission_id: number
    status: 'manuscript_submitted' | 'in_review' | 'final_validation' | 'published'
    account_id: number | null
    note: string | null
    at: Defaulted<Timestamp>
    reason: string | null
  }
  submission_versions: {
    id: GeneratedAlways<number>
    submission_id: number
    number: number
    manuscript_key: string | null
    manuscript_kind: 'pdf' | 'doc' | 'docx' | null
    manuscript_bytes: number | null
    page_count: number | null
    drive_link: string | null
    note: string | null
    account_id: number | null
    at: Defaulted<Timestamp>
    seen_at: Timestamp | null
    text_revision: Defaulted<number>
    converted_key: string | null
    text_key: Defaulted<string | null>
  }
  submissions: {
    id: GeneratedAlways<number>
    author_id: number
    author_name: string
    title: string
    subtitle: string | null
    language: 'tamil' | 'english' | 'hindi' | 'malayalam' | 'telugu'
    genres: ('fiction' | 'non-fiction' | 'academic' | 'poetry' | 'cookbook' | 'children-book')[]
    contributor_types: ('co-author' | 'translator' | 'editor' | 'illustrator')[]
    drive_link: string | null
    manuscript_key: string | null
    manuscript_kind: 'pdf' | 'doc' | 'docx' | null
    manuscript_bytes: number | null
    manuscript_sha256: string | null
    page_count: number | null
    cover_id: number
    status: Defaulted<'manuscript_submitted' | 'in_review' | 'final_validation' | 'published'>
    book_id: number | null
    idempotency_key: string | null
    digest: string
    submitted_at: Defaulted<Timestamp>
    updated_at: Defaulted<Timestamp>
    version: Defaulted<number>
    assignee_id: number | null
    due_on: string | null
    status_since: Defaulted<Timestamp>
    has_text: boolean | null
    page_width_mm: number | null
    page_height_mm: number | null
    search_text: Defaulted<string>
    published_version: number | null
    about_book: string | null
    about_author: string | null
    trim_size: '5 X 7 in' | '5 X 8 in' | '5.5 X 8.5 in' | '6 X 9 in' | '7 X 9 in' | '8 X 11 in' | '8.5 X 8.5 in' | 'A4' | null
    trim_size_by: number | null
    trim_size_at: Timestamp | null
    made_again_at: Timestamp | null
    proof_due_on: string | null
  }
  tax_entries: {
    id: GeneratedAlways<number>
    payout_id: number
    author_id: number
    paid_on: string
    year: number
    quarter: number
    tax_rule_id: number
    has_pan: boolean
    paid_paise: number
    base_paise: number
    rate_bp: number
    withheld_paise: number
    deposit_reference: string | null
    deposited_on: string | null
    reversed_on: string | null
    version: Defaulted<number>
    of_year: number
    arrears_paise: Defaulted<number>
  }
  tax_rules: {
    id: GeneratedAlways<number>
    valid_from: string
    threshold_paise: number
    rate_with_pan_bp: number
    rate_without_pan_bp: number
    section: string | null
    source: string
    created_at: Defaulted<Timestamp>
    version: Defaulted<number>
  }
  testimonials: {
    id: GeneratedAlways<number>
    slug: string
    position: number
    book_title: string
    cover_id: number | null
    rating: number | null
    quote: string
    language: 'ta' | 'en' | 'kn' | 'ml' | 'te' | 'hi' | 'de'
    author_name: string
    author_title: string
    photo_id: number | null
    is_demo: Defaulted<boolean>
    version: Defaulted<number>
    quote_en: string | null
    author_name_en: string | null
    author_title_en: string | null
    quote_ta: string | null
    author_name_ta: string | null
    author_title_ta: string | null
  }
  text_edits: {
    version_id: number
    place: string
    submission_id: number
    edit: Json
    account_id: number | null
    made_at: Defaulted<Timestamp>
  }
  thread_messages: {
    id: GeneratedAlways<number>
    submission_id: number
    side: 'author' | 'staff'
    account_id: number | null
    text: string | null
    idempotency_key: string | null
    digest: string
    at: Defaulted<Timestamp>
    search_text: Defaulted<string | null>
  }
  threads: {
    submission_id: number
    last_message_id: number | null
    last_at: Defaulted<Timestamp>
    last_from: 'author' | 'staff'
    author_read_id: Defaulted<number>
    staff_read_id: Defaulted<number>
    author_unread: Defaulted<number>
    staff_unread: Defaulted<number>
    waiting_since: Timestamp | null
  }
  trade_withdrawals: {
    book_id: number
    format: 'paperback' | 'hardback' | 'ebook'
    reference: string
    isbn: string | null
    withdrawn_at: Defaulted<Timestamp>
    is_deleted: Defaulted<boolean>
  }
  unattached_files: {
    key: string
    noted_at: Defaulted<Timestamp>
  }
}
