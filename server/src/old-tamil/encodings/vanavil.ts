import { letterPairs, type OldEncoding } from './letter-pairs.ts'

/** What the sources differ on, or one of them alone has, is left out. */
export const vanavil: OldEncoding = {
  name: 'Vanavil',
  source:
    'Tamil-Virtual-Academy/Vanavil-Font-to-Unicode-font-convertor, Output/Data/Tamil/Vanavil.xml, commit 516dec14, where sushant354/indic2unicode, fonts/tamil/vanavil.py, commit 3d10b5c8, has the same; what no gazette draws, where arulalant/txt2unicode (murasoli2utf8, a font of the same order) has the same',
  letters: letterPairs(`
    அ m  ஆ M  இ Ï  ஈ <  உ c  ஊ C  எ v  ஏ V  ஐ I  ஒ x  ஓ X  ஃ ~
    க f  ங ‡  ச r  ஞ P  ட l  ண z  த j  ந e  ப g  ம k  ய a  ர u  ல y  வ t  ழ H  ள s  ற w  ன d
    ஜ #  ஷ õ  ஸ [  ஹ A  ஸ்ரீ $
    ா h  ு &  ூ ]  ெ b  ே n  ை i
    க் ¡  ங் §  ச் ¢  ஞ் Š  ட் £  ண் ©  த் ¤  ந் ª  ப் ¥  ம் «  ய் Œ  ர் ®  ல் š  வ் ›  ழ் œ  ள் Ÿ  ற் ‰  ன் ‹
    ஜ் {  ஷ் Z  ஸ் °  ஹ் À
    கி »  ஙி à  சி Á  ஞி á  டி o  ணி â  தி Â  நி ã  பி Ã  மி ä  யி æ  ரி ç  லி è  வி é  ழி ê  ளி ë  றி ¿  னி å
    ஜி í  ஷி î  ஸி ì  ஹி ï  க்ஷி ø
    கீ Ñ  ஙீ †  சீ Ó  ஞீ Ø  டீ O  ணீ Ù  தீ Ô  நீ Ú  பீ Õ  மீ Û  யீ p  ரீ ß  லீ Ä  வீ Å  ழீ Æ  ளீ Ç  றீ Ö  னீ Ü
    ஜீ É  ஷீ Ê  ஸீ È  ஹீ Ë  க்ஷீ Ì
    கு F  ஙு ¼  சு R  ஞு |  டு L  ணு Q  து J  நு E  பு ò  மு K  யு Í  ரு U  லு Y  வு Î  ழு G  ளு S  று W  னு D
    கூ T  ஙூ ½  சூ N  ஞூ ú  டூ ^  ணூ û  தூ ö  நூ ü  பூ ó  மூ _  யூ ô  ரூ %  லூ ÿ  வூ ñ  ழூ >  ளூ q  றூ ù  னூ }
  `),
  unread: 'B',
}
