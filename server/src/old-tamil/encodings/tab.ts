import { letterPairs, type OldEncoding } from './letter-pairs.ts'

export const tab: OldEncoding = {
  name: 'TAB',
  source: 'arulalant/txt2unicode, txt2unicode/encode2utf8.py (tab2utf8), commit 60974801',
  letters: letterPairs(`
    அ Ü  ஆ Ý  இ Þ  ஈ ß  உ à  ஊ á  எ â  ஏ ã  ஐ ä  ஒ å  ஓ æ  ஃ ç
    க è  ங é  ச ê  ஞ ë  ட ì  ண í  த î  ந ï  ப ð  ம ñ  ய ò  ர ó  ல ô  வ õ  ழ ö  ள ÷  ற ø  ன ù
    ஸ ú  ஷ û  ஜ ü  ஹ ý  க்ஷ þ  ஸ்ரீ ÿ
    ் ¢  ா £  ி ¤  ீ ¦  ு §  ூ ¨  ெ ª  ே «  ை ¬
    கு °  ஙு ±  சு ²  ஞு ³  டு ´  ணு µ  து ¶  நு ¸  பு ¹  மு º  யு »  ரு ¼  லு ½  வு ¾  ழு ¿  ளு À  று Á  னு Â
    கூ Ã  ஙூ Ä  சூ Å  ஞூ Æ  டூ Ç  ணூ È  தூ É  நூ Ë  பூ Ì  மூ Í  யூ Î  ரூ Ï  லூ Ö  வூ ×  ழூ Ø  ளூ Ù  றூ Ú  னூ Û
    டி ®  டீ ¯  டி ì¤  டீ ì¦
  `),
}
