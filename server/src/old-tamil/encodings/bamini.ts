import { letterPairs, type OldEncoding } from './letter-pairs.ts'

export const bamini: OldEncoding = {
  name: 'Bamini',
  source: 'arulalant/txt2unicode, txt2unicode/encode2utf8.py (bamini2utf8), commit 60974801',
  letters: letterPairs(String.raw`
    அ m  ஆ M  இ ,  ஈ <  உ c  ஊ C  எ v  ஏ V  ஐ I  ஒ x  ஓ X  ஃ /
    க f  ங q  ச r  ஜ [  ஞ Q  ட l  ண z  த j  ந e  ன d  ப g  ம k  ய a  ர u  ல y  வ t  ழ o  ள s  ற w  ஷ \  ஸ ]  ஹ ${'`'}
    ா h  ி p  ீ P  ு {  ூ _  ெ n  ே N  ை i  ் ;
    கு F  சு R  டு L  ணு Z  து J  நு E  னு D  பு G  மு K  யு A  ரு U  லு Y  வு T  ழு O  ளு S  று W
    கூ $  சூ #  டூ ^  மூ %  ரூ &  ழூ *  பூ G+  யூ A+  வூ T+
    ணூ Zh  தூ Jh  நூ Eh  னூ Dh  லூ Yh  ளூ Sh  றூ Wh
    ணூ Z}  தூ J}  நூ E}  னூ D}  லூ Y}  ளூ S}  றூ W}
    டி b  டீ B  டி lp  டீ lP
    ர் u;  ர் H  ர் h;  ரி hp  ரீ hP
    ணுர் Zh;  துர் Jh;  நுர் Eh;  னுர் Dh;  லுர் Yh;  ளுர் Sh;  றுர் Wh;
    ணுரி Zhp  துரி Jhp  நுரி Ehp  னுரி Dhp  லுரி Yhp  ளுரி Shp  றுரி Whp
    ணுரீ ZhP  துரீ JhP  நுரீ EhP  னுரீ DhP  லுரீ YhP  ளுரீ ShP  றுரீ WhP
    ஸ்ரீ =  , >
  `),
}
