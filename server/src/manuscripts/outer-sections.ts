const front =
  /^(?:contents|preface|foreword|introduction|acknowledge?ments?|dedication|பொருளடக்கம்|உள்ளடக்கம்|முன்னுரை|என்னுரை|அணிந்துரை|வாழ்த்துரை|பதிப்புரை|நன்றி|சமர்ப்பணம்)$/iu
const back =
  /^(?:about the (?:author|book)|glossary|index|bibliography|references|appendix(?: .{1,3})?|list of images|நூலாசிரியர் பற்றி|ஆசிரியர் குறிப்பு|பின்னுரை|பின்னிணைப்பு|சொல்லடைவு|துணைநூல்கள்)$/iu
const contents = /^(?:(?:table of )?contents|பொருளடக்கம்|உள்ளடக்கம்)$/iu

/** What a heading of this text stands above; null: a chapter. */
export function outerKind(title: string): 'front' | 'back' | null {
  if (front.test(title.trim())) return 'front'
  return back.test(title.trim()) ? 'back' : null
}

export const isContents = (title: string): boolean => contents.test(title.trim())
