/** The languages that we translate from and into, each with its name in its own script. */
export const translationLanguages = [
  {
    name: 'Tamil',
    lang: 'ta',
    own: 'தமிழ்',
    readers: 'Tamil Nadu, Puducherry, Sri Lanka, Singapore and Malaysia',
  },
  { name: 'English', lang: 'en', own: 'English', readers: 'All of India, and readers abroad' },
  { name: 'Kannada', lang: 'kn', own: 'ಕನ್ನಡ', readers: 'Karnataka' },
  { name: 'Malayalam', lang: 'ml', own: 'മലയാളം', readers: 'Kerala and Lakshadweep' },
  { name: 'Telugu', lang: 'te', own: 'తెలుగు', readers: 'Andhra Pradesh and Telangana' },
  { name: 'Hindi', lang: 'hi', own: 'हिन्दी', readers: 'Northern and central India' },
  { name: 'German', lang: 'de', own: 'Deutsch', readers: 'Germany, Austria and Switzerland' },
] as const
