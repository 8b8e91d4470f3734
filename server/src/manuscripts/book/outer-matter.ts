import { type Matter, matters } from '@panai/contract/manuscripts/book-document'

/** How headings call what stands before and after the chapters, in English and in Tamil. */
const headings: Readonly<Record<Exclude<Matter, 'halfTitle' | 'titlePage'>, string>> = {
  dedication: 'dedication|சமர்ப்பணம்|அர்ப்பணம்|காணிக்கை',
  contents: '(?:table of )?contents|பொருளடக்கம்|உள்ளடக்கம்',
  foreword: 'foreword|அணிந்துரை|வாழ்த்துரை|பதிப்புரை',
  preface: "preface|author['’]s note|முன்னுரை|என்னுரை|முகவுரை",
  introduction: 'introduction|அறிமுகம்',
  acknowledgements: 'acknowledge?ments?|நன்றி|நன்றியுரை',
  afterword: 'afterword|பின்னுரை',
  appendix: 'appendix(?: .{1,3})?|பின்னிணைப்பு(?: .{1,3})?',
  glossary: 'glossary|சொற்பொருள்|அருஞ்சொற்பொருள்',
  bibliography: 'bibliography|references|துணைநூல்கள்|மேற்கோள் நூல்கள்',
  index: 'index|சொல்லடைவு',
  listOfImages: 'list of images|படங்களின் பட்டியல்',
  aboutAuthor: 'about the author|நூலாசிரியர் பற்றி|ஆசிரியர் பற்றி|ஆசிரியர் குறிப்பு',
  aboutBook: 'about the book|நூல் பற்றி|இந்த நூல் பற்றி',
}

const all = [...matters.front, ...matters.back].flatMap((matter) =>
  matter === 'halfTitle' || matter === 'titlePage'
    ? []
    : { matter, heading: new RegExp(`^(?:${headings[matter]})$`, 'iu') },
)

const front: ReadonlySet<Matter> = new Set(matters.front)

/** What a heading of this text stands above; null: a chapter. */
export function outerMatterOf(title: string): { kind: 'front' | 'back'; matter: Matter } | null {
  const found = all.find(({ heading }) => heading.test(title.trim()))
  return found ? { kind: front.has(found.matter) ? 'front' : 'back', matter: found.matter } : null
}

const numeral = String.raw`(?:\d{1,3}|[ivxlc]{1,7}|[௧-௲]{1,4})`
const english = `(?:part|book)\\s+(?:the\\s+)?(?:${numeral}|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth)`
const ordinals = 'முதல்|இரண்டாம்|மூன்றாம்|நான்காம்|ஐந்தாம்|ஆறாம்|ஏழாம்|எட்டாம்|ஒன்பதாம்|பத்தாம்'
const cardinals = 'ஒன்று|இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|பத்து'
const tamil = `(?:பாகம்|பகுதி)\\s*[-–:.]?\\s*(?:${numeral}|${cardinals})|(?:${ordinals})\\s+(?:பாகம்|பகுதி)`
const part = new RegExp(`^(?:${english}|${tamil})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')

/** The number of a part that a line begins with, “Part One”, “பாகம் 2”; null: it begins none. */
export function partNumberIn(text: string): string | null {
  return part.exec(text.trim())?.[0] ?? null
}
