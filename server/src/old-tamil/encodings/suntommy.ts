import { letterPairs, type OldEncoding } from './letter-pairs.ts'

/** In the order of Bamini, as far as two sources of its own say so. */
export const suntommy: OldEncoding = {
  name: 'SunTommy',
  source:
    'sushant354/indic2unicode, fonts/tamil/tommy.py, commit c0ebdc13, where Jicate-Solutions/MyJKKN, lib/utils/tamil-legacy-encoding.ts, commit ebe38b99, has the same',
  letters: letterPairs(`
    அ m  ஆ M  இ ,  ஈ <  உ c  ஊ C  எ v  ஏ V  ஒ x  ஓ X
    க f  ங q  ச r  ட l  ண z  த j  ந e  ப g  ம k  ய a  ர u  ல y  வ t  ழ o  ள s  ற w  ன d  ஜ [  ஸ ]
    ா h  ி p  ீ P  ெ n  ே N  ை i  ் ;
    கு F  சு R  டு L  ணு Z  து J  நு E  பு G  மு K  யு A  ரு U  லு Y  வு T  ழு O  ளு S  று W  னு D
    டி b  டீ B  , >
  `),
  unread: '#$%&*=@HIQ\\^_{`',
}
