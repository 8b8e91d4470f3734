import { inTwoLanguages } from '../language/in-two-languages.ts'
/** Texts that the specification gives word for word and that more than one place shows. */
export const messages = {
  bookNotFound: 'Book not found',
  authorNotFound: 'Author not found',
  blogNotFound: 'Blog not found',
  enquirySent: inTwoLanguages(
    'Thank you! Your message has been sent successfully. We will get back to you within 24-48 hours.',
    'நன்றி! உங்கள் செய்தி வந்து சேர்ந்தது. 24 முதல் 48 மணி நேரத்துக்குள் பதில் எழுதுவோம்.',
  ),
  enquiryFailed: inTwoLanguages(
    'Sorry, there was an error sending your message. Please try again or contact us directly.',
    'மன்னிக்கவும், உங்கள் செய்தியை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள், அல்லது எங்களை நேரடியாகத் தொடர்பு கொள்ளுங்கள்.',
  ),
  notFound: inTwoLanguages('Not found', 'இங்கே எதுவும் இல்லை'),
  invalidInput: inTwoLanguages('Please check the highlighted values.', 'குறிப்பிட்ட இடங்களைச் சரிபாருங்கள்.'),
  unstorable: inTwoLanguages(
    'There is a character in this text that can’t be kept. Please remove it.',
    'இதில் சேமிக்க முடியாத ஒரு குறி உள்ளது. அதை நீக்குங்கள்.',
  ),
  nothingToChange: 'Give at least one field to change besides the version',
  noSuchRecord: inTwoLanguages('There is no such record', 'அப்படி ஒரு பதிவு இங்கே இல்லை'),
  tooMany: inTwoLanguages(
    'Too many requests. Please wait a moment and try again.',
    'குறுகிய நேரத்தில் பல கோரிக்கைகள் வந்துவிட்டன. சற்றுப் பொறுத்து மீண்டும் முயலுங்கள்.',
  ),
  tooLarge: inTwoLanguages(
    'That is more than we can take in one request.',
    'ஒரே முறையில் நாங்கள் பெறக்கூடிய அளவைவிட இது பெரியது.',
  ),
  keyUsedBefore: inTwoLanguages(
    'This Idempotency-Key belongs to another message.',
    'இந்த அடையாளம் (Idempotency-Key) வேறொரு செய்திக்கு உரியது.',
  ),
  serverError: inTwoLanguages(
    'Server error. Please try again later.',
    'எங்கள் பக்கம் ஒரு கோளாறு. சற்று நேரம் கழித்து முயலுங்கள்.',
  ),
  noRoom: inTwoLanguages(
    'There is no room on our disk to keep this just now. Nothing of it was kept: please send it again later.',
    'இதைச் சேமிக்க எங்கள் வட்டில் இப்போது இடமில்லை. இதில் எதுவும் சேமிக்கப்படவில்லை; சற்று நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
  ),
  cannotKeep: inTwoLanguages(
    'Our disk takes nothing just now. Nothing of this was kept: please send it again later.',
    'எங்கள் வட்டில் இப்போது எதையும் சேமிக்க முடியவில்லை. இதில் எதுவும் சேமிக்கப்படவில்லை; சற்று நேரம் கழித்து மீண்டும் அனுப்புங்கள்.',
  ),
  invalidBookList: inTwoLanguages('Invalid data format received from API', 'நூற்பட்டியல் சரியாக வந்து சேரவில்லை'),
} as const
