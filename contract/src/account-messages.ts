/** What the screens of accounts say, by the specification's words where it has them, and what the server answers there. */
export const accountMessages = {
  // session
  loading: 'Loading authentication...',
  notSignedIn: 'Please login to continue.',
  notYours: 'This belongs to another account.',
  noAuthor: 'This is for authors.',
  accountDisabled: 'This account has been blocked. Please contact us.',

  // login
  loginFieldsWrong: 'Please check your input and try again',
  loginRefused: 'Authentication failed',
  serverError: 'Server error. Please try again later.',
  networkError: 'Network error. Please check your connection.',
  loginWentWrong: 'Incorrect email or Password.Login Failed',
  loginFailed: 'Login failed',
  loggedIn: 'Login successful!',
  /** What the server says to a wrong address and to a wrong password alike. */
  wrongLogin: 'Incorrect email or password',
  takenBack: 'The account is yours again.',
  notMeLinkUsedUp: 'This link is no longer valid.',
  tooManyLogins: 'Too many login attempts. Please wait a moment and try again.',
  loggedOut: 'Logged out.',

  // registration
  formWrong: 'Please fix the form errors',
  registrationFieldsWrong: 'Validation errors occurred',
  emailTaken: 'Email already registered',
  emailTakenToast: 'Email already exists',
  registrationFailed: 'Registration failed',
  registered: 'Registration successful!',
  verificationSent: 'Verification email sent successfully!',
  verificationFailed: 'Registration successful but verification email failed to send.',
  commonPassword:
    'This password is one of those that are tried first by people who break into accounts. Please choose another one.',

  // forgot and reset
  resetWentWrong: 'Something went wrong',
  resetStarted: 'Password reset initiated.',
  resetLinkOnItsWay: 'If this email address has an account, a reset link is on its way to it.',
  resetDone: 'Password reset successful!',
  resetMailFailed: 'Reset request succeeded, but email failed to send.',
  tooManyResets:
    'Several reset links are on their way to this email address already. Please use the newest one.',
  resetLinkUsedUp: 'This reset link is no longer valid. Please ask for a new one.',

  // profile
  profileSaved: 'Your profile has been saved.',
  mailLanguage: 'Please choose English or Tamil',
  photoSaved: 'Your picture has been saved.',
  photoRemoved: 'Your picture has been removed.',
  wrongPassword: 'This is not your password',
  passwordChanged: 'Your password has been changed. You are logged out on all other devices.',
  emailChangeStarted: 'Please open the link that is on its way to the new address.',
  emailConfirmed: 'Your email address is confirmed.',
  emailAlreadyConfirmed: 'This email address is already confirmed.',
  emailLinkUsedUp: 'This link is no longer valid. Please ask for a new one.',
  sessionNotFound: 'This device is not logged in.',
  sessionEnded: 'The device has been logged out.',
  sessionsEnded: 'All devices have been logged out.',
  accountClosed: 'Your account has been closed.',
} as const
