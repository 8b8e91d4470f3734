import { inTwoLanguages } from '../language/in-two-languages.ts'

/** What the screens of accounts say, by the specification's words where it has them, and what the server answers there. */
export const accountMessages = {
  // session
  notSignedIn: inTwoLanguages('Please login to continue.', 'தொடர, உள்நுழையுங்கள்.'),
  notYours: inTwoLanguages('This belongs to another account.', 'இது வேறொருவரின் கணக்குக்கு உரியது.'),
  noAuthor: inTwoLanguages('This is for authors.', 'இது எழுத்தாளர்களுக்கு உரியது.'),
  accountDisabled: inTwoLanguages(
    'This account has been blocked. Please contact us.',
    'இந்தக் கணக்கை முடக்கியிருக்கிறோம். எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  ),

  // login
  loginFieldsWrong: inTwoLanguages(
    'Please check your input and try again',
    'எழுதியவற்றைச் சரிபார்த்து மீண்டும் முயலுங்கள்',
  ),
  loginRefused: inTwoLanguages('Authentication failed', 'உங்களை உள்ளே அனுமதிக்க முடியவில்லை'),
  serverError: inTwoLanguages(
    'Server error. Please try again later.',
    'எங்கள் பக்கம் ஒரு கோளாறு. சற்று நேரம் கழித்து முயலுங்கள்.',
  ),
  networkError: inTwoLanguages(
    'Network error. Please check your connection.',
    'இணையத் தொடர்பு இல்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
  ),
  loginWentWrong: inTwoLanguages(
    'Incorrect email or Password.Login Failed',
    'மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை. உள்நுழைய முடியவில்லை',
  ),
  loginFailed: inTwoLanguages('Login failed', 'உள்நுழைய முடியவில்லை'),
  loggedIn: inTwoLanguages('Login successful!', 'உள்நுழைந்துவிட்டீர்கள்!'),
  /** What the server says to a wrong address and to a wrong password alike. */
  wrongLogin: inTwoLanguages('Incorrect email or password', 'மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை'),
  takenBack: 'The account is yours again.',
  notMeLinkUsedUp: inTwoLanguages('This link is no longer valid.', 'இந்த இணைப்பு இனி வேலை செய்யாது.'),
  tooManyLogins: inTwoLanguages(
    'Too many login attempts. Please wait a moment and try again.',
    'குறுகிய நேரத்தில் பல முயற்சிகள் நடந்துவிட்டன. சற்றுப் பொறுத்து மீண்டும் முயலுங்கள்.',
  ),
  loggedOut: 'Logged out.',

  // registration
  formWrong: inTwoLanguages('Please fix the form errors', 'குறிப்பிட்ட இடங்களைச் சரிசெய்யுங்கள்'),
  registrationFieldsWrong: inTwoLanguages('Validation errors occurred', 'குறிப்பிட்ட இடங்களைச் சரிபாருங்கள்'),
  emailTaken: inTwoLanguages('Email already registered', 'இந்த மின்னஞ்சலில் ஏற்கெனவே ஒரு கணக்கு உள்ளது'),
  emailTakenToast: inTwoLanguages('Email already exists', 'இந்த மின்னஞ்சல் ஏற்கெனவே பதிவாகியுள்ளது'),
  registrationFailed: inTwoLanguages('Registration failed', 'பதிவு செய்ய முடியவில்லை'),
  registered: inTwoLanguages('Registration successful!', 'பதிவு முடிந்தது!'),
  verificationSent: inTwoLanguages(
    'Verification email sent successfully!',
    'உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்பிவிட்டோம்!',
  ),
  verificationFailed: inTwoLanguages(
    'Registration successful but verification email failed to send.',
    'பதிவு முடிந்தது; ஆனால் உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்ப முடியவில்லை.',
  ),
  commonPassword: inTwoLanguages(
    'This password is one of those that are tried first by people who break into accounts. Please choose another one.',
    'கணக்குகளுக்குள் அத்துமீறி நுழைபவர்கள் முதலில் முயன்று பார்க்கும் கடவுச்சொற்களில் இது ஒன்று. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  ),

  // forgot and reset
  resetWentWrong: inTwoLanguages('Something went wrong', 'ஏதோ கோளாறு நேர்ந்துவிட்டது'),
  resetStarted: inTwoLanguages('Password reset initiated.', 'புதிய கடவுச்சொல்லுக்கான இணைப்பு வருகிறது.'),
  resetLinkOnItsWay: inTwoLanguages(
    'If this email address has an account, a reset link is on its way to it.',
    'இந்த மின்னஞ்சலில் ஒரு கணக்கு இருந்தால், புதிய கடவுச்சொல்லுக்கான இணைப்பு அங்கே வந்து சேரும்.',
  ),
  resetDone: inTwoLanguages('Password reset successful!', 'கடவுச்சொல்லை மாற்றிவிட்டோம்!'),
  resetMailFailed: inTwoLanguages(
    'Reset request succeeded, but email failed to send.',
    'கோரிக்கை வந்து சேர்ந்தது; ஆனால் மின்னஞ்சலை அனுப்ப முடியவில்லை.',
  ),
  tooManyResets: inTwoLanguages(
    'Several reset links are on their way to this email address already. Please use the newest one.',
    'இந்த மின்னஞ்சலுக்குப் பல இணைப்புகளை ஏற்கெனவே அனுப்பியிருக்கிறோம். கடைசியாக வந்ததைப் பயன்படுத்துங்கள்.',
  ),
  resetLinkUsedUp: inTwoLanguages(
    'This reset link is no longer valid. Please ask for a new one.',
    'இந்த இணைப்பு இனி வேலை செய்யாது. புதிய இணைப்பைக் கேளுங்கள்.',
  ),

  // profile
  profileSaved: inTwoLanguages('Your profile has been saved.', 'உங்கள் விவரங்களைச் சேமித்துவிட்டோம்.'),
  mailLanguage: inTwoLanguages('Please choose English or Tamil', 'ஆங்கிலம், தமிழ்: இரண்டில் ஒன்றைத் தேர்ந்தெடுங்கள்'),
  photoSaved: inTwoLanguages('Your picture has been saved.', 'உங்கள் படத்தைச் சேமித்துவிட்டோம்.'),
  photoRemoved: inTwoLanguages('Your picture has been removed.', 'உங்கள் படத்தை நீக்கிவிட்டோம்.'),
  wrongPassword: inTwoLanguages('This is not your password', 'இது உங்கள் கடவுச்சொல் அல்ல'),
  passwordChanged: inTwoLanguages(
    'Your password has been changed. You are logged out on all other devices.',
    'கடவுச்சொல்லை மாற்றிவிட்டோம். மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்.',
  ),
  emailChangeStarted: inTwoLanguages(
    'Please open the link that is on its way to the new address.',
    'புதிய முகவரிக்கு ஓர் இணைப்பு வருகிறது. அதைத் திறங்கள்.',
  ),
  // A browser tells by these two what an answer says: they are the same in every language.
  emailConfirmed: 'Your email address is confirmed.',
  emailAlreadyConfirmed: 'This email address is already confirmed.',
  emailLinkUsedUp: inTwoLanguages(
    'This link is no longer valid. Please ask for a new one.',
    'இந்த இணைப்பு இனி வேலை செய்யாது. புதிய இணைப்பைக் கேளுங்கள்.',
  ),
  sessionNotFound: inTwoLanguages('This device is not logged in.', 'இந்தச் சாதனம் உள்ளே இல்லை.'),
  sessionEnded: inTwoLanguages('The device has been logged out.', 'அந்தச் சாதனத்திலிருந்து வெளியேற்றினோம்.'),
  sessionsEnded: inTwoLanguages('All devices have been logged out.', 'எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்.'),
  accountClosed: inTwoLanguages('Your account has been closed.', 'உங்கள் கணக்கை மூடிவிட்டோம்.'),
} as const
