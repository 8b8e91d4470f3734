import { inEach } from '../language/in-each.ts'

/** Why a manuscript could not be checked, as its author and our people are told. */
export const checkProblems = inEach(
  {
    doc: 'This is a Word file of the old kind (.doc), which cannot be checked. Open it in Word, save it as a Word document (.docx) or as a PDF, and upload that as a new version.',
    broken:
      'This file could not be read to its end. Open it in Word, save it again as a Word document (.docx), and upload that as a new version.',
    empty:
      'There is no text in this file. Please look whether it is the right one, and upload your manuscript as a new version.',
    heavy:
      'This file takes too long or too much memory to open. Take the pictures out, save it again as a Word document (.docx), and upload that as a new version with the pictures in files of their own.',
    failed:
      'We could not check this file: the fault is ours, and our engineers see it. Your submission is as it was, and our editors read the file themselves.',
    pdf_broken:
      'This PDF could not be read to its end. Save it again from the program in which it was made, and upload that as a new version.',
    pdf_heavy:
      'This PDF takes too long or too much memory to open. Save it again as PDF/A or as “smallest size”, and upload that as a new version.',
    pdf_locked:
      'This PDF is locked: neither our editors nor the press can work with it. Save it again without a password and without restrictions, and upload that as a new version.',
  },
  {
    doc: 'இது பழைய வகை Word கோப்பு (.doc); இதைச் சரிபார்க்க முடியாது. Word-இல் திறந்து, புதிய வகை Word கோப்பாகவோ (.docx) PDF-ஆகவோ சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
    broken:
      'இந்தக் கோப்பை முழுவதும் படிக்க முடியவில்லை. Word-இல் திறந்து, மீண்டும் Word கோப்பாகச் (.docx) சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
    empty:
      'இந்தக் கோப்பில் எழுத்துகள் எதுவும் இல்லை. சரியான கோப்புதானா என்று பாருங்கள்; உங்கள் கையெழுத்துப் பிரதியைத் திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
    heavy:
      'இந்தக் கோப்பைத் திறக்க நிறைய நேரமோ நினைவகமோ தேவைப்படுகிறது. படங்களை எடுத்துவிட்டு Word கோப்பாகச் (.docx) சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்; படங்களைத் தனிக் கோப்புகளாக அனுப்புங்கள்.',
    failed:
      'இந்தக் கோப்பைச் சரிபார்க்க முடியவில்லை: தவறு எங்களுடையது, எங்கள் பொறியாளர்கள் அதைப் பார்ப்பார்கள். நீங்கள் அனுப்பியது அப்படியே உள்ளது; எங்கள் எடிட்டர்கள் கோப்பை நேரடியாகப் படிப்பார்கள்.',
    pdf_broken:
      'இந்த PDF-ஐ முழுவதும் படிக்க முடியவில்லை. அதை உருவாக்கிய நிரலில் திறந்து, மீண்டும் PDF-ஆகச் சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
    pdf_heavy:
      'இந்த PDF-ஐத் திறக்க நிறைய நேரமோ நினைவகமோ தேவைப்படுகிறது. PDF/A வகையாகவோ மிகச் சிறிய அளவிலோ மீண்டும் சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
    pdf_locked:
      'இந்த PDF பூட்டப்பட்டிருக்கிறது; எங்கள் எடிட்டர்களாலும் அச்சகத்தாலும் இதைப் பயன்படுத்த முடியாது. கடவுச்சொல்லும் கட்டுப்பாடுகளும் இல்லாமல் சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
  },
)

export type CheckProblem = keyof typeof checkProblems.en
