import { letterPairs, type OldEncoding } from './letter-pairs.ts'

/** The bytes that Windows-1252 has no sign for are written as Word keeps them. */
export const tscii: OldEncoding = {
  name: 'TSCII',
  source: 'the character map TSCII of the GNU C library (iconv -f TSCII); arulalant/txt2unicode (tscii2utf8)',
  letters: letterPairs(`
    அ «  ஆ ¬  இ þ  இ \u00ad  ஈ ®  உ ¯  ஊ °  எ ±  ஏ ²  ஐ ³  ஒ ´  ஓ µ  ஔ ¶  ஃ ·
    க ¸  ங ¹  ச º  ஞ »  ட ¼  ண ½  த ¾  ந ¿  ப À  ம Á  ய Â  ர Ã  ல Ä  வ Å  ழ Æ  ள Ç  ற È  ன É
    ஜ ƒ  ஷ „  ஸ …  ஹ †  க்ஷ ‡  ஜ் ˆ  ஷ் ‰  ஸ் Š  ஹ் ‹  க்ஷ் Œ  ஸ்ரீ ‚
    ா ¡  ி ¢  ீ £  ு ¤  ூ ¥  ெ ¦  ே §  ை ¨  ௗ ª
    க் ì  ங் í  ச் î  ஞ் ï  ட் ð  ண் ñ  த் ò  ந் ó  ப் ô  ம் õ  ய் ö  ர் ÷  ல் ø  வ் ù  ழ் ú  ள் û  ற் ü  ன் ý
    டி Ê  டீ Ë  கு Ì  சு Í  டு Î  ணு Ï  து Ð  நு Ñ  பு Ò  மு Ó  யு Ô  ரு Õ  லு Ö  வு ×  ழு Ø  ளு Ù  று Ú  னு Û
    கூ Ü  சூ Ý  டூ Þ  ணூ ß  தூ à  நூ á  பூ â  மூ ã  யூ ä  ரூ å  லூ æ  வூ ç  ழூ è  ளூ é  றூ ê  னூ ë
    ஙு ™  ஞு š  ஙூ ›  ஞூ œ
    ௦ €  ௧ \u0081  ௨ \u008d  ௩ Ž  ௪ \u008f  ௫ \u0090  ௬ •  ௭ –  ௮ —  ௯ ˜  ௰ \u009d  ௱ ž  ௲ Ÿ
    ‘ ‘  ’ ’  “ “  ” ”
  `),
}
