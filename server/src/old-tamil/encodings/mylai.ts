import { letterPairs, type OldEncoding } from './letter-pairs.ts'

/** What two of three sources agree on. */
export const mylai: OldEncoding = {
  name: 'Mylai',
  source:
    'arulalant/txt2unicode, txt2unicode/encode2utf8.py (mylai2utf8), commit 60974801; the table of keys that the maker of the font published (“A comparison of transliteration schemes and keymapping of tamil fonts”); murasu/SangamKeyboards2026, Libraries/KeyTanslatorLib (AnjalKeyMapLookup.h, the keyboard Mylai)',
  letters: letterPairs(String.raw`
    அ ${'`'}  ஆ ~  இ ;  ஈ :  உ u  ஊ U  எ '  ஏ "  ஐ _  ஒ o  ஓ O  ஃ #
    க k  ங g  ச c  ஞ w  ட d  ண ]  த t  ந n  ப p  ம m  ய y  ர r  ல l  வ v  ழ z  ள q  ற b  ன [
    ஜ j  ஷ x  ஸ s  க்ஷ X  ஸ்ரீ !
    ா a  ி i  ீ I  ு <  ூ >  ெ e  ே E  ை A  ் f
    கு K  சு C  ஞு W  டு D  து T  நு N  மு M  ரு R  லு L  ளு Q  ழு Z  று B
    கூ P  சூ V  ஞூ W\  தூ T\  நூ N\  லூ L>
    டி F  டீ G
  `),
  unread: 'HJSYh{}$\\',
}
