import { type Kysely, sql } from 'kysely'

/** At most so many characters each, as the text itself. */
const texts = {
  questions: { question: 300, answer: 5000 },
  testimonials: { quote: 2000, author_name: 255, author_title: 255 },
}

/** `english`: the MD5 of question, line break and answer as they were at first. */
const questions = [
  {
    id: 'getting-started',
    english: '478ab07ecda8ef04fc59e582d1f90980',
    question: 'என் நூலை எப்படி வெளியிடுவது?',
    answer:
      'எழுத்தாளர் கணக்கைத் தொடங்கி, என் பக்கத்திலிருந்து கையெழுத்துப் பிரதியை எங்களுக்கு அனுப்புங்கள். நூலின் அளவையும் வடிவத்தையும் நீங்கள் தேர்ந்தெடுக்கிறீர்கள்; பக்க வடிவமைப்பு, மெய்ப்புத் திருத்தம், அட்டை, ஓவியங்கள், நீங்கள் விரும்பினால் மின்னூல் ஆகியவற்றை நாங்கள் செய்கிறோம். அச்சிடும் முன் எல்லாவற்றையும் இறுதிச் சரிபார்ப்பில் நீங்கள் பார்ப்பீர்கள். பிறகு தேவைக்கேற்ப அச்சிட்டு விநியோகிக்கிறோம்; உரிமைத்தொகையையும் விற்பனையையும் என் பக்கத்தில் பார்க்கலாம். இன்னும் எழுதி முடிக்கவில்லை, தொடங்கவே இல்லை என்றாலும் எங்களுக்கு எழுதுங்கள்: எழுத்துப் பயிற்சி, கையெழுத்துப் பிரதியைப் படித்துக் கருத்துச் சொல்லுதல், ஆலோசனை ஆகியவற்றில் ஒன்றில் தொடங்கலாம்.',
  },
  {
    id: 'royalty',
    english: 'f3a7d057587caff8645c520c8271e9d9',
    question: '100% உரிமைத்தொகை (ராயல்டி) என்றால் என்ன?',
    answer:
      'ஒரு பிரதியின் விலையில் செலவுகள் போக மீதி இருப்பதில் 100% உங்களுக்கே என்று பொருள்; வழக்கமான பதிப்பில் எழுத்தாளருக்கு 15 சதவீதத்துக்கும் குறைவாகவே கிடைக்கிறது. செலவுகள் மூன்று: அளவு, பக்கங்கள், அட்டை வகை, தாள் ஆகியவற்றைப் பொறுத்த அச்சுச் செலவு; விநியோகச் செலவு ரூ.\u00a070; தளத்தின் பங்கு ரூ.\u00a030. ஆகவே அது நூலின் முழு விலை அல்ல. உரிமைத்தொகைக் கணிப்பான் 20 முதல் 1,000 பக்கங்கள் வரை உள்ள நூலுக்கு ஒவ்வொரு பகுதியையும் காட்டி, ஓர் அதிகபட்ச விலையையும் (MRP) பரிந்துரைக்கிறது; அதைவிட அதிகமாகவும் நீங்கள் விலை வைக்கலாம், அந்த வித்தியாசமும் உங்கள் உரிமைத்தொகையே.',
  },
  {
    id: 'manuscript-format',
    english: '3aa2e8c0e831c8ac9c8f4f8349d8613c',
    question: 'கையெழுத்துப் பிரதி எந்த வடிவத்தில் இருக்க வேண்டும்?',
    answer:
      'MS Word அல்லது PageMaker-இல் எழுதுங்கள். pdf, doc அல்லது docx கோப்பாகப் பதிவேற்றுங்கள்; அது 10 MB வரை இருக்கலாம், அதைவிடப் பெரிய கோப்புக்கு Google Drive இணைப்பைக் கொடுங்கள். படங்களை JPG, JPEG, PNG அல்லது TIF கோப்புகளாகத் தனியே அனுப்புங்கள்; ஒவ்வொரு படமும் வர வேண்டிய இடத்தில் ஒரு குறிப்பையும் அதன் கீழே படக்குறிப்பையும் எழுதுங்கள். ஆசிரியர் குறிப்பையும் நூல் குறிப்பையும் சேர்த்து அனுப்புங்கள்; ஒவ்வொன்றும் 100 முதல் 150 சொற்கள் வரை. சிறுகதை 7,500 சொற்கள் வரை, குறுநாவல் 7,500 முதல் 40,000 சொற்கள் வரை; அதைவிட நீண்டது நாவல்.',
  },
  {
    id: 'isbn',
    english: 'bf4a5ad6112efe2e19e90ceea97b8bf1',
    question: 'ISBN என்றால் என்ன, என் நூலுக்கு அது தேவையா?',
    answer:
      'ISBN (பன்னாட்டுத் தர நூல் எண்) என்பது 13 இலக்க எண். கடைகளும் நூலகங்களும் விற்பனையாளர்களும் எங்கிருந்தாலும் ஒரு நூலின் ஒரு பதிப்பை அதைக் கொண்டே அடையாளம் காண்கிறார்கள். அது இல்லாத நூலை ஆர்டர் செய்வதும் பட்டியலில் தேடுவதும் கடினம்; ஆகவே விற்பனைக்கு வரும் நூலுக்கு அது இருப்பது நல்லது. ஒரே படைப்பின் சாதா அட்டை நூலும் மின்னூலும் இரண்டு பதிப்புகள், அவற்றுக்கு இரண்டு எண்கள். பதிப்புரிமைக்கும் இந்த எண்ணுக்கும் தொடர்பு இல்லை: எழுதிய கணத்திலிருந்தே பதிப்புரிமை உங்களுடையது. கையெழுத்துப் பிரதியை அனுப்பும்போது ISBN பற்றி எங்களிடம் கேளுங்கள்.',
  },
  {
    id: 'sponsored-publishing',
    english: '5cf5695cc7e504dcebe36cfbaacf6e9d',
    question: 'யார் கட்டணமில்லாமல் நூல் வெளியிடலாம்?',
    answer:
      'கட்டணமில்லாப் பதிப்பு இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்கானது. பணம் இல்லை என்பதால் ஒரு நல்ல கையெழுத்துப் பிரதி மேசைக்குள்ளேயே கிடக்கக் கூடாது; ஆகவே இவர்களிடம் நாங்கள் கட்டணம் வாங்குவதில்லை. நீங்கள் யார், அல்லது யாருக்காக எழுதுகிறீர்கள், நூல் எதைப் பற்றியது, எவ்வளவு எழுதியாயிற்று என்று தொடர்புப் பக்கத்தில் சொல்லுங்கள்; 24 முதல் 48 மணி நேரத்துக்குள் எங்கள் குழு பதில் எழுதி, அடுத்து என்ன என்று விளக்கும். ஒரு குழந்தைக்காகப் பெற்றோரும் ஆசிரியர்களும் எழுதலாம்.',
  },
  {
    id: 'translation',
    english: 'facd66a4c2d4ce35ed2b5d4da5062ada',
    question: 'என் நூலை எந்த மொழிகளில் மொழிபெயர்க்கலாம்?',
    answer:
      'தமிழ், ஆங்கிலம், கன்னடம், மலையாளம், தெலுங்கு, இந்தி, ஜெர்மன் ஆகிய 7 மொழிகளுக்கிடையே மொழிபெயர்க்கிறோம். மொழிபெயர்ப்பு ஒரு புதிய பதிப்பு: அதற்குத் தனி அட்டை, தனி ISBN, தனி வாசகர்கள். யாருக்காக மொழிபெயர்க்க விரும்புகிறீர்கள் என்று சொல்லுங்கள்; எந்த மொழியில் தொடங்கலாம் என்று நாங்கள் சொல்கிறோம். நூல் எவ்வளவு நீளம் என்பதையும் ஓர் அத்தியாயத்தையும் தொடர்புப் பக்கம் வழியாக அனுப்புங்கள்; 24 முதல் 48 மணி நேரத்துக்குள் எங்கள் குழு உங்களுக்குப் பதில் எழுதும்.',
  },
  {
    id: 'after-submitting',
    english: '33f134960b9ba5438f53605497b63e85',
    question: 'நூலை அனுப்பிய பிறகு என்ன நடக்கும்?',
    answer:
      'கையெழுத்துப் பிரதியை அனுப்பிய நாளிலிருந்து பரிசீலனை, இறுதிச் சரிபார்ப்பு, வெளியீடு வரை உங்கள் நூல் எந்த நிலையில் உள்ளது என்று என் பக்கம் காட்டுகிறது. வெளியிட எங்கள் ஒப்புதல் தேவை; அதை விரைவாகப் பெற எங்கள் குழுவைத் தொலைபேசியில் அழையுங்கள்: திங்கள் முதல் வெள்ளி வரை, காலை 9 மணி முதல் மாலை 6 மணி வரை நாங்கள் இருக்கிறோம். எழுதிக் கேட்டால் 24 முதல் 48 மணி நேரத்துக்குள் பதில் எழுதுவோம். நூல் வெளியான பிறகு விற்ற பிரதிகள், இதுவரை வருமானம், தர வேண்டிய உரிமைத்தொகை ஆகியவற்றையும், ஒவ்வொரு விற்பனையையும் நாங்கள் வழங்கிய ஒவ்வொரு தொகையையும் தேதியுடன் அதே பக்கத்தில் பார்க்கலாம்.',
  },
  {
    id: 'buying',
    english: '3fdac32eca4c08b6d9487736534c9f75',
    question: 'வாசகர்கள் நூலை எப்படி வாங்கலாம்?',
    answer:
      'நூல்களை இணையத்தில் விற்பதில்லை. நூலின் பக்கத்தில் உள்ள ‘வாங்குக’ என்ற பொத்தான் என்ன செய்ய வேண்டும் என்று சொல்லும்: எங்கள் குழுவைத் தொடர்பு கொள்ளுங்கள், பணம் செலுத்த அவர்கள் வழி சொல்வார்கள், செலுத்தியதும் நூல் கூரியரில் வரும்; ஊரைப் பொறுத்து 2 முதல் 3 நாள்கள் ஆகும். அனுப்பும் செலவு எவ்வளவு, பணத்தை எப்படிச் செலுத்தலாம், நூல் எப்போது கைக்கு வரும் என்பதையும் அவர்கள் சொல்வார்கள். ஆகவே வாசகர் எப்போதும் ஒரு மனிதரிடமே பேசுகிறார்; எழுத்தாளர் தம் நூலின் பக்க முகவரியை வாசகர்களுக்கு அனுப்பினால் போதும்.',
  },
]

/** Translations beside the texts of help questions and testimonials: whole or not at all, and none into the record's own language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, lengths] of Object.entries(texts))
    for (const language of ['en', 'ta']) {
      const columns = Object.entries(lengths).map(([text, most]) => ({ name: `${text}_${language}`, most }))
      for (const { name, most } of columns)
        await sql`
          alter table ${sql.table(table)} add column ${sql.ref(name)} text
          check (length(btrim(${sql.ref(name)})) between 1 and ${sql.lit(most)})`.execute(db)
      const all = sql.join(columns.map(({ name }) => sql.ref(name)))
      await sql`
        alter table ${sql.table(table)}
          add constraint ${sql.ref(`${table}_${language}_whole`)}
            check (num_nulls(${all}) in (0, ${sql.lit(columns.length)})),
          add constraint ${sql.ref(`${table}_${language}_translated`)}
            check (language <> ${sql.lit(language)} or num_nonnulls(${all}) = 0)`.execute(db)
    }
  await seeAllSpaces(db)
  await searchBothLanguages(db)
  // What makes the entries of the search may not be in place yet.
  await sql`alter table questions disable trigger search_update`.execute(db)
  await putQuestionsInTamil(db)
  await sql`alter table questions enable trigger search_update`.execute(db)
  // With no fingerprint the start that follows makes all entries anew.
  await sql`delete from search_rules`.execute(db)
}

/** As before, and a space that does not break is a space whatever the locale of the database says. */
async function seeAllSpaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function plain_text(given text) returns text language sql immutable strict parallel safe
    return lower(normalize(regexp_replace(replace(given, '|', ' '), '[\\s\\u00a0\\u202f]+', ' ', 'g'), NFC))`.execute(
    db,
  )
}

async function searchBothLanguages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function renew_search_of_questions(ids integer[]) returns void language plpgsql as $$
    begin
      delete from search_entries where kind = 'question' and target_id = any (ids)
        and target_id not in (select id from questions where is_shown);
      insert into search_entries as e (kind, target_id, title_plain, plain, title_keys, keys, body)
        select 'question', id, plain, plain, keys, keys,
          ' ' || plain_text(concat_ws(' ', answer, answer_en, answer_ta))
        from unnest(ids) as wanted (id)
        join questions using (id)
        cross join lateral (select plain_lines(question, question_en, question_ta) as plain,
          key_lines(question, question_en, question_ta) as keys offset 0) as titles
        where is_shown
        on conflict (kind, target_id) do update set title_plain = excluded.title_plain, plain = excluded.plain,
          title_keys = excluded.title_keys, keys = excluded.keys, body = excluded.body;
      perform learn_search_words('question', ids);
    end $$`.execute(db)
}

/** Of the first questions, where they still say what they said at first. */
export async function putQuestionsInTamil(db: Kysely<unknown>): Promise<void> {
  for (const { id, english, question, answer } of questions)
    await sql`
      update questions set question_ta = ${question}, answer_ta = ${answer}
      where anchor = ${id} and language = 'en' and md5(question || E'\\n' || answer) = ${english}`.execute(db)
}
