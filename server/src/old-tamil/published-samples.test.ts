import { describe, expect, test } from 'vitest'
import { type EncodingName, encodings } from './encodings/encodings.ts'
import { countUnread, toUnicode } from './to-unicode.ts'

/** What others typed and how they read it, by where it stands. */
const samples: Record<string, { encoding: EncodingName; read: readonly (readonly [string, string])[] }> = {
  'sushant354/indic2unicode, testdata/tamelango and expected/tamelango': {
    encoding: 'tam',
    read: [
      [
        'îI›ï£´ ïèó£†Cèœ ê†ì‹, 1920 HK¾ 3 à†HK¾ (1), (2) ñŸÁ‹ (3) (1920 Ý‹ Ý‡´',
        'தமிழ்நாடு நகராட்சிகள் சட்டம், 1920 பிரிவு 3 உட்பிரிவு (1), (2) மற்றும் (3) (1920 ஆம் ஆண்டு',
      ],
      [
        'Üó² ºî¡¬ñ„ ªêòô£÷£¢, i†´ õêF ñŸÁ‹ ïè£¢Š¹ø õ÷£¢„Cˆ ¶¬ø, î¬ô¬ñ„ ªêòôè‹, ¹Qî ü£˜x «è£†¬ì',
        'அரசு முதன்மைச் செயலாளர், வீட்டு வசதி மற்றும் நகர்ப்புற வளர்ச்சித் துறை, தலைமைச் செயலகம், புனித ஜார்ஜ் கோட்டை',
      ],
      ['ÿºwí‹', 'ஸ்ரீமுஷ்ணம்'],
    ],
  },
  'tacola-auceg/spellchecker_ta, Documents/Readme.txt, in English beside it': {
    encoding: 'tab',
    read: [
      ['îñ¤ö¢ð¢ ð¤¬ö î¤¼î¢î¤ ðø¢ø¤', 'தமிழ்ப் பிழை திருத்தி பற்றி'],
      [
        'Þï¢îð¢ ð¤¬öî¤¼î¢î¤ ªñù¢ªð£¼÷¢ îñ¤ö¢ê¢ ªê£ô¢ô£÷ó¤ô¤¼ï¢¶ åõ¢ªõ£¼ ªê£ø¢è÷£è â´î¢¶ê¢ êó¤ð£ó¢è¢°ñ¢',
        'இந்தப் பிழைதிருத்தி மென்பொருள் தமிழ்ச் சொல்லாளரிலிருந்து ஒவ்வொரு சொற்களாக எடுத்துச் சரிபார்க்கும்',
      ],
    ],
  },
  'Ezhil-Language-Foundation/open-tamil, tamil/txt2unicode/encode2utf8.py (anjal2utf8)': {
    encoding: 'anjal',
    read: [
      ['—ºã', 'பௌ'],
      ['þÌ‘', 'ரோ'],
      ['€µ', 'நை'],
      ['³–', 'தூ'],
      ['Šã', 'ஔ'],
    ],
  },
  'sushant354/indic2unicode, testdata/vanavil and expected/vanavil': {
    encoding: 'vanavil',
    read: [
      [
        'murhiz (ãiy) v©.15, efuh£Á ã®thf« k‰W« FoÚ® tH§fš (kh.e.1) Jiw, ehŸ:31-01-2019 k‰W« jäœehL muÁjœ',
        'அரசாணை (நிலை) எண்.15, நகராட்சி நிர்வாகம் மற்றும் குடிநீர் வழங்கல் (மா.ந.1) துறை, நாள்:31-01-2019 மற்றும் தமிழ்நாடு அரசிதழ்',
      ],
      ['$itF©l« k‰W«', 'ஸ்ரீவைகுண்டம் மற்றும்'],
      ['nAhänahgÂ kU¤Jt KiwfëèUªJ', 'ஹோமியோபதி மருத்துவ முறைகளிலிருந்து'],
      ['ntYh®', 'வேலூர்'],
    ],
  },
  'Tamil-Virtual-Academy/Vanavil-Font-to-Unicode-font-convertor, bin/test_vanavil.rtf': {
    encoding: 'vanavil',
    read: [
      [
        'jäœ¢ rKjha« k‰W« jäœ¡ fâå MuhŒ¢ÁahsU¡F« ga‹gLtj‰fhf jäœ Ïiza¡ fšé¡fHf«',
        'தமிழ்ச் சமுதாயம் மற்றும் தமிழ்க் கணினி ஆராய்ச்சியாளருக்கும் பயன்படுவதற்காக தமிழ் இணையக் கல்விக்கழகம்',
      ],
    ],
  },
  'sushant354/indic2unicode, testdata/tommy and expected/tommy': {
    encoding: 'suntommy',
    read: [
      [
        '(epyclik cr;rtuk;G epr;rapg;G) rl;lj;jpd; 12k; gphptpd; fPo; ntspahd ,Wjp ml;ltiz',
        '(நிலஉடமை உச்சவரம்பு நிச்சயிப்பு) சட்டத்தின் 12ம் பிரிவின் கீழ் வெளியான இறுதி அட்டவணை',
      ],
      ['eNlrd; nrl;bahh;>', 'நடேசன் செட்டியார்,'],
    ],
  },
  'Jicate-Solutions/MyJKKN, lib/utils/tamil-legacy-encoding.ts': {
    encoding: 'suntommy',
    read: [['Kj;J', 'முத்து']],
  },
  'senkanthal/Tamil-Language-Tools-and-Assets, src/assets/functions/Mylai/index.ts': {
    encoding: 'mylai',
    read: [
      ['Eka', 'கோ'],
      ['epq', 'பௌ'],
      ['A[', 'னை'],
      ['T\\', 'தூ'],
      ['p<', 'பு'],
      ['ai', 'ரி'],
      ['af', 'ர்'],
    ],
  },
}

describe.each(Object.entries(samples))('%s', (_, { encoding, read }) => {
  test.each(read)('%s is read as it is there', (typed, unicode) => {
    expect(toUnicode(typed, encodings[encoding])).toBe(unicode)
    expect(countUnread(typed, encodings[encoding])).toBe(0)
  })
})

test.each([
  ['vanavil', 'fy¨a}h¦ 363/1B', 'கல¨யனூா¦ 363/1B', 3],
  ['mylai', '\'[f{mf "YMLmf', 'என்{ம் ஏYமுலும்', 2],
  ['suntommy', 'Iah> %d;W 2026', 'Iயா, %ன்று 2026', 2],
  ['tab', 'Üèó «îî¤ 2026 © 5–6 €', 'அகர தேதி 2026 © 5–6 €', 1],
] as const)(
  '%s: signs that our table does not have stay, and are counted',
  (encoding, typed, unicode, count) => {
    expect(toUnicode(typed, encodings[encoding])).toBe(unicode)
    expect(countUnread(typed, encodings[encoding])).toBe(count)
  },
)
