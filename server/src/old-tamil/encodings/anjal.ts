import { letterPairs, type OldEncoding } from './letter-pairs.ts'

/** The bytes that Windows-1252 has no sign for are written as Word keeps them. */
export const anjal: OldEncoding = {
  name: 'Anjal',
  source:
    'arulalant/txt2unicode, txt2unicode/encode2utf8.py (anjal2utf8), commit 60974801; senkanthal/Tamil-Language-Tools-and-Assets (Anjal). Both have lost six control bytes, which stand here where the order of the letters puts them',
  letters: letterPairs(`
    அ \u0081  ஆ ‚  இ ƒ  ஈ „  உ …  ஊ †  எ ‡  ஏ ˆ  ஐ ‰  ஒ Š  ஓ ‹  ஃ Œ
    க \u008d  கி Ž  கீ \u008f  கு \u0090  கூ ˜  க் ™  ங š  ங் ›
    ா ‘  ி ’  ீ “  ு ”  ூ •  ெ —  ே þ  ை €
    ச œ  சி \u009d  சீ ž  சு Ÿ  சூ ¡  ச் ¢  ஞ £  ஞ் ¤
    ட ¥  டி ¦  டீ §  டு ¨  டூ ©  ட் ª  ண «  ணி ¬  ணீ \u00ad  ணு ®  ணூ ®–  ண் ¯
    த °  தி ±  தீ ²  து ³  தூ ³–  த் ´  ந µ  நி ¶  நீ ÿ  நு ¸  நூ ¸–  ந் ¹
    ப º  பி »  பீ ¼  பு ½  பூ ¾  ப் ¿  ம À  மி Á  மீ Â  மு Ã  மூ Ä  ம் Å
    ய Æ  யி Ç  யீ È  யு É  யூ Ê  ய் Ë  ர Ì  ரி Í  ரீ Î  ரு Ï  ரூ Ð  ர் Ñ
    ல Ò  லி Ó  லீ Ô  லு Õ  லூ Õ–  ல் Ö  வ ×  வி Ø  வீ Ù  வு Ú  வூ Û  வ் Ü
    ழ Ý  ழி Þ  ழீ ß  ழு à  ழூ á  ழ் â  ள ã  ளி ä  ளீ å  ளு æ  ளூ ç  ள் è
    ற é  றி ê  றீ ë  று ì  றூ ì–  ற் í  ன î  னி ï  னீ ð  னு ñ  னூ ñ–  ன் ò
    ஜ ó  ஜ் ô  ஷ õ  ஷ் ö  ஸ ÷  ஸ் ø  ஹ ù  ஹ் ú  க்ஷ û  க்ஷ் ü  ஸ்ரீ ý
  `),
}
