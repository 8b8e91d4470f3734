/** Four couplets of the Tirukkural's fortieth chapter, on learning; each as the two lines in which it is printed. */
export const chapter = 'கல்வி'
export const couplets = [
  ['கற்க கசடறக் கற்பவை கற்றபின்', 'நிற்க அதற்குத் தக'],
  ['எண்ணென்ப ஏனை எழுத்தென்ப இவ்விரண்டும்', 'கண்ணென்ப வாழும் உயிர்க்கு'],
  ['தொட்டனைத் தூறும் மணற்கேணி மாந்தர்க்குக்', 'கற்றனைத் தூறும் அறிவு'],
  ['கேடில் விழுச்செல்வம் கல்வி யொருவற்கு', 'மாடல்ல மற்றை யவை'],
] as const
export const work = 'திருக்குறள்'
export const poet = 'திருவள்ளுவர்'
