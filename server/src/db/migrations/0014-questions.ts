import { type Kysely, sql } from 'kysely'
import { announceChangesOf } from './0014-announce.ts'

const questions = [
  {
    id: 'getting-started',
    question: 'How do I get my book published?',
    answer:
      'Create an author login and send us your manuscript from the dashboard. You choose the size and the format; we format and proofread the text, design the cover and any illustrations, and make the e-book if you want one. You see everything in a final review before printing. After that we print on demand and distribute, and you follow royalties and sales in your dashboard. If the manuscript is still in progress, or not begun, write to us all the same: a writing coach, a manuscript review or a consultation can come first.',
  },
  {
    id: 'royalty',
    question: 'What does 100% of the royalty mean?',
    answer:
      "It means that what is left of a copy's price after its costs is yours: 100% of it, where traditional publishing usually leaves an author under 15%. The costs are printing, which depends on size, pages, binding and paper, Rs. 70 for distribution and a platform margin of Rs. 30. So it is not the whole price of the book. The royalty calculator shows each part for a book of 20 to 1,000 pages and suggests an MRP; you may set a higher one, and the difference is your royalty too.",
  },
  {
    id: 'manuscript-format',
    question: 'In what form should my manuscript be?',
    answer:
      'Write it in MS Word or PageMaker. Upload it as pdf, doc or docx, up to 10 MB; for a larger file give us a Google Drive link. Send pictures separately, as JPG, JPEG, PNG or TIF, and put a placeholder text with the caption below it where each belongs. Add a text about the author and one about the book, each of 100 to 150 words. Short stories have up to 7,500 words and novellas 7,500 to 40,000; a longer work is a novel.',
  },
  {
    id: 'isbn',
    question: 'What is an ISBN, and does my book need one?',
    answer:
      'An ISBN is the 13-digit number by which shops, libraries and distributors everywhere know one edition of a book. Without it a book is hard to order and hard to find in a catalogue, so a book that is to be sold should have one. A paperback and an e-book of the same work are two editions and carry two numbers. The number says nothing about copyright: that is yours from the moment you write. Ask our team about the ISBN when you send your manuscript.',
  },
  {
    id: 'sponsored-publishing',
    question: 'Who can publish free of charge?',
    answer:
      'Sponsored publishing is for homemakers, school children and children with special needs: for them we publish without charge, because a good manuscript should not stay in a drawer for want of money. Tell us on the contact page who you are, or for whom you write, what the book is about and how far it has come; our team answers within 24-48 hours and explains what happens next. Parents and teachers are welcome to write on behalf of a child.',
  },
  {
    id: 'translation',
    question: 'Into which languages can my book be translated?',
    answer:
      'We translate between 7 languages: Tamil, English, Kannada, Malayalam, Telugu, Hindi and German. A translated book is a new edition with its own cover, its own ISBN and its own readers, so tell us which readers you have in mind and we will tell you which language to begin with. Write to us through the contact page, with the length of the book and a chapter of it, and our team will get back to you within 24-48 hours.',
  },
  {
    id: 'after-submitting',
    question: 'What happens after I submit my book?',
    answer:
      'Your dashboard shows where the book stands, from the day the manuscript is submitted through review and final validation to publication. Publication needs our approval, and a phone call to our team is the quickest way to it: we are there Monday to Friday 9AM to 6PM. If you write instead, we answer within 24-48 hours. Once the book is out, the same dashboard shows copies sold, what you have earned in all, the royalty that is still to be paid, and every sale and payout with its date.',
  },
  {
    id: 'buying',
    question: 'How can readers buy a book?',
    answer:
      "Books are not sold online. On the page of the book, Purchase Now tells the reader what to do: contact our team, who arrange the payment, complete it, and the book comes by courier within 2-3 days, depending on the place. Our team also tells them what shipping costs, how they can pay and when the parcel should arrive. So a reader always speaks with a person, and an author can simply send readers the address of the book's page.",
  },
]
const languages = ['ta', 'en', 'kn', 'ml', 'te', 'hi', 'de']

/** The questions of the help page. The first ones are the publisher's own, word for word. */
export async function createQuestions(db: Kysely<unknown>): Promise<void> {
  const known = sql.raw(languages.map((language) => `'${language}'`).join(', '))
  await sql`
    create table questions (
      id integer generated always as identity primary key,
      anchor text not null unique default 'q-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
        check (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(anchor) <= 60),
      question text not null check (length(btrim(question)) between 1 and 300),
      answer text not null check (length(btrim(answer)) between 1 and 5000),
      language text not null default 'en' check (language in (${known})),
      position integer not null,
      is_shown boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index questions_in_order on questions (position, id)`.execute(db)
  // Before the table is followed: what makes the entries of the search may not be in place yet.
  for (const [place, { id, question, answer }] of questions.entries())
    await sql`
      insert into questions (anchor, question, answer, position)
      values (${id}, ${question}, ${answer}, ${place + 1})`.execute(db)

  await sql`select versioned_table('questions')`.execute(db)
  await sql`select audit_table('questions')`.execute(db)
  await announceChangesOf(db, 'questions')
  await followInSearch(db)
}

async function followInSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function renew_search_of_questions(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries where kind = 'question' and target_id = any (ids)
        and target_id not in (select id from questions where is_shown);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body)
        select 'question', id, plain, plain, keys, keys, ' ' || plain_text(answer)
        from unnest(ids) as wanted (id)
        join questions using (id)
        cross join lateral (select plain_lines(question) as plain, key_lines(question) as keys offset 0) as titles
        where is_shown
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body;
      perform learn_search_words('question', ids);
    end $$`.execute(db)
  await sql`
    create function follow_questions_in_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from search_entries where kind = 'question';
      elsif tg_op = 'DELETE' then
        delete from search_entries where kind = 'question' and target_id in (select id from changed);
      else
        perform renew_search_of_questions((select array_agg(id) from changed));
      end if;
      return null;
    end $$`.execute(db)
  for (const [event, referencing] of Object.entries({
    insert: 'referencing new table as changed',
    update: 'referencing new table as changed',
    delete: 'referencing old table as changed',
    truncate: '',
  }))
    await sql`
      create trigger ${sql.ref(`search_${event}`)} after ${sql.raw(event)} on questions
      ${sql.raw(referencing)} for each statement execute function follow_questions_in_search()`.execute(db)
}
