import { inTwoLanguages } from '../language/in-two-languages.ts'

/** What a file is that is called a Word document and is none, and what its sender does about it. */
export const otherKindTexts = {
  rtf: inTwoLanguages(
    'This file is RTF inside. Open it in Word and save it as .docx.',
    'இந்தக் கோப்பு உண்மையில் RTF வடிவில் உள்ளது. Word-இல் திறந்து, .docx கோப்பாகச் சேமித்து அனுப்புங்கள்.',
  ),
  page: inTwoLanguages(
    'This file is HTML inside. Open it in Word and save it as .docx.',
    'இந்தக் கோப்பு உண்மையில் HTML வடிவில் உள்ளது. Word-இல் திறந்து, .docx கோப்பாகச் சேமித்து அனுப்புங்கள்.',
  ),
  flat: inTwoLanguages(
    'This file is XML inside. Open it in Word and save it as .docx.',
    'இந்தக் கோப்பு உண்மையில் XML வடிவில் உள்ளது. Word-இல் திறந்து, .docx கோப்பாகச் சேமித்து அனுப்புங்கள்.',
  ),
  odt: inTwoLanguages(
    'This file is an OpenDocument text (.odt) inside. Open it in LibreOffice or Word and save it as .docx.',
    'இந்தக் கோப்பு உண்மையில் OpenDocument (.odt) வடிவில் உள்ளது. LibreOffice-இலோ Word-இலோ திறந்து, .docx கோப்பாகச் சேமித்து அனுப்புங்கள்.',
  ),
  epub: inTwoLanguages(
    'This file is an e-book (EPUB) inside. Please send the Word document or the PDF that it was made from.',
    'இந்தக் கோப்பு உண்மையில் மின்னூல் (EPUB). அதற்கு மூலமான Word கோப்பையோ PDF கோப்பையோ அனுப்புங்கள்.',
  ),
  pages: inTwoLanguages(
    'This file is a Pages document inside. Open it in Pages and export it as Word (.docx) or PDF.',
    'இந்தக் கோப்பு உண்மையில் Pages வடிவில் உள்ளது. Pages-இல் திறந்து, Word (.docx) அல்லது PDF கோப்பாக ஏற்றுமதி செய்து அனுப்புங்கள்.',
  ),
  zip: inTwoLanguages(
    'This file is a ZIP archive inside. Unpack it and send the Word document or the PDF that is in it.',
    'இந்தக் கோப்பு உண்மையில் ZIP தொகுப்பு. அதைப் பிரித்து, உள்ளே இருக்கும் Word கோப்பையோ PDF கோப்பையோ அனுப்புங்கள்.',
  ),
  office: inTwoLanguages(
    'This file is a document of another program inside, such as a sheet or slides. Open it there and save it as PDF.',
    'இந்தக் கோப்பு உண்மையில் கணக்குத் தாள், காட்சி வில்லைகள் போன்ற வேறொரு செயலியின் கோப்பு. அந்தச் செயலியில் திறந்து, PDF கோப்பாகச் சேமித்து அனுப்புங்கள்.',
  ),
  macros: inTwoLanguages(
    'This document has macros in it. In Word, choose Save As and the kind Word Document (.docx), which leaves them out, and send that.',
    'இந்தக் கோப்பில் மேக்ரோக்கள் உள்ளன. Word-இல் Save As என்பதில் Word Document (.docx) என்ற வகையைத் தேர்ந்து சேமித்தால் அவை நீங்கிவிடும்; அதை அனுப்புங்கள்.',
  ),
} as const

/** What the server says of forms with files, and of the files that it opened. */
export const uploadMessages = {
  ...otherKindTexts,
  empty: inTwoLanguages(
    'The file is empty. Please check it and try again.',
    'கோப்பில் எதுவும் இல்லை. அதைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  ),
  harmful: inTwoLanguages(
    'Our virus scan found this file to be harmful, so we can’t take it. Please check your computer.',
    'இந்தக் கோப்பு தீங்கானது என்று எங்கள் வைரஸ் சோதனையில் தெரிந்தது; அதனால் இதைப் பெற முடியாது. உங்கள் கணினியைச் சோதித்துப் பாருங்கள்.',
  ),
  unscanned: inTwoLanguages(
    'This file is larger than our virus scan can look at, so we can’t take it. Please make it smaller and try again.',
    'எங்கள் வைரஸ் சோதனை பார்க்கக்கூடிய அளவைவிட இந்தக் கோப்பு பெரியது; அதனால் இதைப் பெற முடியாது. சிறிதாக்கி மீண்டும் முயலுங்கள்.',
  ),
  active: inTwoLanguages(
    'The document runs or fetches something when it is opened: a script, an attached file, or a template from elsewhere. Please save it without that and try again.',
    'இந்தக் கோப்பைத் திறக்கும்போது ஏதோ ஒன்று இயங்குகிறது, அல்லது வெளியிலிருந்து வருகிறது: ஒரு நிரல், இணைத்திருக்கும் கோப்பு, அல்லது வேறிடத்து மாதிரிக் கோப்பு. அது இல்லாமல் சேமித்து மீண்டும் முயலுங்கள்.',
  ),
  objects: inTwoLanguages(
    'The document has an object of another program in it, such as a sheet or a formula of an older editor. Please put a picture or text in its place, or save the document as PDF, and try again.',
    'இந்தக் கோப்பில் வேறொரு செயலியில் செய்த ஒன்று உள்ளது: கணக்குத் தாள், பழைய முறைச் சூத்திரம் போன்றது. அதன் இடத்தில் ஒரு படத்தையோ எழுத்தையோ வையுங்கள், அல்லது PDF கோப்பாகச் சேமித்து மீண்டும் முயலுங்கள்.',
  ),
  inserted: inTwoLanguages(
    'The document has another file in it that is unpacked when it is opened. Please open it in Word, save it again and try again.',
    'இந்தக் கோப்புக்குள் இன்னொரு கோப்பு உள்ளது; திறக்கும்போது அது வெளியே வரும். Word-இல் திறந்து, மீண்டும் சேமித்து அனுப்புங்கள்.',
  ),
  fields: inTwoLanguages(
    'The document has a field that fetches something from elsewhere, such as DDE, LINK or INCLUDETEXT. Please turn it into text (in Word: Ctrl+A, then Ctrl+Shift+F9) and try again.',
    'இந்தக் கோப்பில் வெளியிலிருந்து எதையோ பெறும் ஓர் இடம் உள்ளது (DDE, LINK, INCLUDETEXT போன்றது). அதை எழுத்தாக மாற்றி (Word-இல் Ctrl+A, பிறகு Ctrl+Shift+F9) மீண்டும் முயலுங்கள்.',
  ),
  failed: inTwoLanguages(
    'We could not look into this file. The fault is ours, and we are told of it. Please try again later, or send it to us as PDF.',
    'இந்தக் கோப்பைப் பார்க்க எங்களால் முடியவில்லை. தவறு எங்களுடையது; எங்களுக்குத் தெரிந்துவிட்டது. பிறகு மீண்டும் முயலுங்கள், அல்லது PDF கோப்பாக அனுப்புங்கள்.',
  ),
  tooManyWait: inTwoLanguages(
    'Many files are waiting to be looked at. Please try again in a moment.',
    'பல கோப்புகள் சரிபார்ப்புக்குக் காத்திருக்கின்றன. சற்று நேரத்தில் மீண்டும் முயலுங்கள்.',
  ),
  notNow: inTwoLanguages(
    'Files can’t be taken at the moment. Please try again later.',
    'இப்போது கோப்புகளைப் பெற முடியவில்லை. சற்று நேரம் கழித்து முயலுங்கள்.',
  ),
  tooManyRefused: inTwoLanguages(
    'Too many of your files could not be taken today. Please try again tomorrow.',
    'உங்கள் கோப்புகள் பலவற்றை இன்று பெற முடியவில்லை. நாளை மீண்டும் முயலுங்கள்.',
  ),
  brokeOff: inTwoLanguages('The upload broke off.', 'பதிவேற்றம் இடையில் நின்றுவிட்டது. மீண்டும் முயலுங்கள்.'),
  tooManyParts: inTwoLanguages('The form has too many parts.', 'படிவத்தில் அளவுக்கு மேல் பகுதிகள் உள்ளன.'),
  noForm: inTwoLanguages('The body must be a form.', 'வந்தது படிவம் அல்ல.'),
  tooLong: inTwoLanguages('This is longer than we can take', 'நாங்கள் பெறக்கூடிய அளவைவிட இது நீளமானது'),
} as const
