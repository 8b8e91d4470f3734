import { told } from '../language/told.ts'

/** What the screens of accounts say, by the specification's words where it has them, and what the server answers there. */
export const accountMessages = {
  // session
  loading: 'Loading authentication...',
  notSignedIn: told('Please login to continue.', 'தொடர, உள்நுழையுங்கள்.'),
  notYours: told('This belongs to another account.', 'இது வேறொருவரின் கணக்குக்கு உரியது.'),
  noAuthor: told('This is for authors.', 'இது எழுத்தாளர்களுக்கு உரியது.'),
  accountDisabled: told(
    'This account has been blocked. Please contact us.',
    'இந்தக் கணக்கை முடக்கியிருக்கிறோம். எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  ),

  // login
  loginFieldsWrong: told('Please check your input and try again', 'எழுதியவற்றைச் சரிபார்த்து மீண்டும் முயலுங்கள்'),
  loginRefused: told('Authentication failed', 'உங்களை உள்ளே அனுமதிக்க முடியவில்லை'),
  serverError: told(
    'Server error. Please try again later.',
    'எங்கள் பக்கம் ஒரு கோளாறு. சற்று நேரம் கழித்து முயலுங்கள்.',
  ),
  networkError: told(
    'Network error. Please check your connection.',
    'இணையத் தொடர்பு இல்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
  ),
  loginWentWrong: told(
    'Incorrect email or Password.Login Failed',
    'மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை. உள்நுழைய முடியவில்லை',
  ),
  loginFailed: told('Login failed', 'உள்நுழைய முடியவில்லை'),
  loggedIn: told('Login successful!', 'உள்நுழைந்துவிட்டீர்கள்!'),
  /** What the server says to a wrong address and to a wrong password alike. */
  wrongLogin: told('Incorrect email or password', 'மின்னஞ்சல் முகவரியோ கடவுச்சொல்லோ சரியாக இல்லை'),
  takenBack: 'The account is yours again.',
  notMeLinkUsedUp: told('This link is no longer valid.', 'இந்த இணைப்பு இனி வேலை செய்யாது.'),
  tooManyLogins: told(
    'Too many login attempts. Please wait a moment and try again.',
    'குறுகிய நேரத்தில் பல முயற்சிகள் நடந்துவிட்டன. சற்றுப் பொறுத்து மீண்டும் முயலுங்கள்.',
  ),
  loggedOut: 'Logged out.',

  // registration
  formWrong: told('Please fix the form errors', 'குறிப்பிட்ட இடங்களைச் சரிசெய்யுங்கள்'),
  registrationFieldsWrong: told('Validation errors occurred', 'குறிப்பிட்ட இடங்களைச் சரிபாருங்கள்'),
  emailTaken: told('Email already registered', 'இந்த மின்னஞ்சலில் ஏற்கெனவே ஒரு கணக்கு உள்ளது'),
  emailTakenToast: told('Email already exists', 'இந்த மின்னஞ்சல் ஏற்கெனவே பதிவாகியுள்ளது'),
  registrationFailed: told('Registration failed', 'பதிவு செய்ய முடியவில்லை'),
  registered: told('Registration successful!', 'பதிவு முடிந்தது!'),
  verificationSent: told('Verification email sent successfully!', 'உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்பிவிட்டோம்!'),
  verificationFailed: told(
    'Registration successful but verification email failed to send.',
    'பதிவு முடிந்தது; ஆனால் உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்ப முடியவில்லை.',
  ),
  commonPassword: told(
    'This password is one of those that are tried first by people who break into accounts. Please choose another one.',
    'கணக்குகளுக்குள் அத்துமீறி நுழைபவர்கள் முதலில் முயன்று பார்க்கும் கடவுச்சொற்களில் இது ஒன்று. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  ),

  // forgot and reset
  resetWentWrong: told('Something went wrong', 'ஏதோ கோளாறு நேர்ந்துவிட்டது'),
  resetStarted: told('Password reset initiated.', 'புதிய கடவுச்சொல்லுக்கான இணைப்பு வருகிறது.'),
  resetLinkOnItsWay: told(
    'If this email address has an account, a reset link is on its way to it.',
    'இந்த மின்னஞ்சலில் ஒரு கணக்கு இருந்தால், புதிய கடவுச்சொல்லுக்கான இணைப்பு அங்கே வந்து சேரும்.',
  ),
  resetDone: told('Password reset successful!', 'கடவுச்சொல்லை மாற்றிவிட்டோம்!'),
  resetMailFailed: told(
    'Reset request succeeded, but email failed to send.',
    'கோரிக்கை வந்து சேர்ந்தது; ஆனால் மின்னஞ்சலை அனுப்ப முடியவில்லை.',
  ),
  tooManyResets: told(
    'Several reset links are on their way to this email address already. Please use the newest one.',
    'இந்த மின்னஞ்சலுக்குப் பல இணைப்புகளை ஏற்கெனவே அனுப்பியிருக்கிறோம். கடைசியாக வந்ததைப் பயன்படுத்துங்கள்.',
  ),
  resetLinkUsedUp: told(
    'This reset link is no longer valid. Please ask for a new one.',
    'இந்த இணைப்பு இனி வேலை செய்யாது. புதிய இணைப்பைக் கேளுங்கள்.',
  ),

  // profile
  profileSaved: told('Your profile has been saved.', 'உங்கள் விவரங்களைச் சேமித்துவிட்டோம்.'),
  mailLanguage: told('Please choose English or Tamil', 'ஆங்கிலம், தமிழ்: இரண்டில் ஒன்றைத் தேர்ந்தெடுங்கள்'),
  photoSaved: told('Your picture has been saved.', 'உங்கள் படத்தைச் சேமித்துவிட்டோம்.'),
  photoRemoved: told('Your picture has been removed.', 'உங்கள் படத்தை நீக்கிவிட்டோம்.'),
  wrongPassword: told('This is not your password', 'இது உங்கள் கடவுச்சொல் அல்ல'),
  passwordChanged: told(
    'Your password has been changed. You are logged out on all other devices.',
    'கடவுச்சொல்லை மாற்றிவிட்டோம். மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்.',
  ),
  emailChangeStarted: told(
    'Please open the link that is on its way to the new address.',
    'புதிய முகவரிக்கு ஓர் இணைப்பு வருகிறது. அதைத் திறங்கள்.',
  ),
  // A browser tells by these two what an answer says: they are the same in every language.
  emailConfirmed: 'Your email address is confirmed.',
  emailAlreadyConfirmed: 'This email address is already confirmed.',
  emailLinkUsedUp: told(
    'This link is no longer valid. Please ask for a new one.',
    'இந்த இணைப்பு இனி வேலை செய்யாது. புதிய இணைப்பைக் கேளுங்கள்.',
  ),
  sessionNotFound: told('This device is not logged in.', 'இந்தச் சாதனம் உள்ளே இல்லை.'),
  sessionEnded: told('The device has been logged out.', 'அந்தச் சாதனத்திலிருந்து வெளியேற்றினோம்.'),
  sessionsEnded: told('All devices have been logged out.', 'எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்.'),
  accountClosed: told('Your account has been closed.', 'உங்கள் கணக்கை மூடிவிட்டோம்.'),
} as const
