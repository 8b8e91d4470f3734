import { letterPairs, type OldEncoding } from './letter-pairs.ts'

export const tam: OldEncoding = {
  name: 'TAM',
  source:
    'arulalant/txt2unicode, txt2unicode/encode2utf8.py (tam2utf8), commit 60974801; sushant354/indic2unicode, fonts/tamil/tamelango.py, commit 265f6397, has the same, and ் ி ீ as signs of their own',
  letters: letterPairs(`
    அ Ü  ஆ Ý  இ Þ  ஈ ß  உ à  ஊ á  எ â  ஏ ã  ஐ ä  ஒ å  ஓ æ  ஃ ç
    க è  ங é  ச ê  ஞ ë  ட ì  ண í  த î  ந ï  ப ð  ம ñ  ய ò  ர ó  ல ô  வ õ  ழ ö  ள ÷  ற ø  ன ù
    ஸ ú  ஷ û  ஜ ü  ஹ ý  க்ஷ þ  ஸ்ரீ ÿ
    ் ¢  ா £  ி ¤  ீ ¦  ு §  ூ ¨  ெ ª  ே «  ை ¬
    க் ‚  ங் ƒ  ச் „  ஞ் …  ட் †  ண் ‡  த் ˆ  ந் ‰  ப் Š  ம் ‹  ய் Œ  ர் ˜  ல் ™  வ் š  ழ் ›  ள் œ  ற் Ÿ  ன் ¡
    ஸ் v  ஷ் w  ஜ் x  ஹ் y  க்ஷ் z
    கி A  ஙி B  சி C  ஞி D  டி ®  ணி E  தி F  நி G  பி H  மி I  யி J  ரி K  லி L  வி M  ழி N  ளி O  றி P  னி Q
    ஸி R  ஷி S  ஜி T  ஹி U  க்ஷி V
    கீ W  ஙீ X  சீ Y  ஞீ Z  டீ ¯  ணீ a  தீ b  நீ c  பீ d  மீ e  யீ f  ரீ g  லீ h  வீ i  ழீ j  ளீ k  றீ l  னீ m
    ஸீ n  ஷீ o  ஜீ p  ஹீ q  க்ஷீ r
    கு °  ஙு ±  சு ²  ஞு ³  டு ´  ணு µ  து ¶  நு ¸  பு ¹  மு º  யு »  ரு ¼  லு ½  வு ¾  ழு ¿  ளு À  று Á  னு Â
    கூ Ã  ஙூ Ä  சூ Å  ஞூ Æ  டூ Ç  ணூ È  தூ É  நூ Ë  பூ Ì  மூ Í  யூ Î  ரூ Ï  லூ Ö  வூ ×  ழூ Ø  ளூ Ù  றூ Ú  னூ Û
  `),
}
