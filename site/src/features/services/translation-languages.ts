import { localised } from '@panai/contract/language/localised'

/** The languages that we translate from and into, each with its name in its own script. */
export const translationLanguages = [
  {
    name: localised('Tamil', 'தமிழ்'),
    lang: 'ta',
    own: 'தமிழ்',
    readers: localised(
      'Tamil Nadu, Puducherry, Sri Lanka, Singapore and Malaysia',
      'தமிழ்நாடு, புதுச்சேரி, இலங்கை, சிங்கப்பூர், மலேசியா',
    ),
  },
  {
    name: localised('English', 'ஆங்கிலம்'),
    lang: 'en',
    own: 'English',
    readers: localised('All of India, and readers abroad', 'இந்தியா முழுவதும், வெளிநாட்டு வாசகர்கள்'),
  },
  { name: localised('Kannada', 'கன்னடம்'), lang: 'kn', own: 'ಕನ್ನಡ', readers: localised('Karnataka', 'கர்நாடகம்') },
  {
    name: localised('Malayalam', 'மலையாளம்'),
    lang: 'ml',
    own: 'മലയാളം',
    readers: localised('Kerala and Lakshadweep', 'கேரளம், இலட்சத்தீவு'),
  },
  {
    name: localised('Telugu', 'தெலுங்கு'),
    lang: 'te',
    own: 'తెలుగు',
    readers: localised('Andhra Pradesh and Telangana', 'ஆந்திரப் பிரதேசம், தெலங்கானா'),
  },
  {
    name: localised('Hindi', 'இந்தி'),
    lang: 'hi',
    own: 'हिन्दी',
    readers: localised('Northern and central India', 'வட இந்தியா, மத்திய இந்தியா'),
  },
  {
    name: localised('German', 'ஜெர்மன்'),
    lang: 'de',
    own: 'Deutsch',
    readers: localised('Germany, Austria and Switzerland', 'ஜெர்மனி, ஆஸ்திரியா, சுவிட்சர்லாந்து'),
  },
] as const
