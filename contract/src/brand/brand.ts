import { localised } from '../language/localised.ts'

const taglineInTamil = 'எழுத்தாளர்களின் கதைகள் உலகைச் சென்றடைய, நூலாக்கத்தின் எல்லாப் பணிகளிலும் துணை நிற்கிறோம்.'

/**
 * The company. Changing this file re-brands the whole product: pages, link previews, feeds and mail.
 * These are demo values: the number and the address belong to nobody.
 */
export const brand = {
  name: 'Panai',
  nameInTamil: 'பனை',
  taglineInTamil,
  headline: localised(
    'Share what matters in your own style',
    'உங்கள் மனதுக்கு நெருக்கமானதை உங்கள் நடையிலேயே சொல்லுங்கள்',
  ),
  tagline: localised(
    'Empowering authors to share their stories with the world through comprehensive publishing solutions.',
    taglineInTamil,
  ),
  description: localised(
    'A book publisher in Tamil Nadu: self-publishing with print on demand, translation, and sponsored publishing for homemakers, school children and children with special needs.',
    'தமிழ்நாட்டின் ஒரு பதிப்பகம்: தேவைக்கேற்ற அச்சில் (POD) சுயபதிப்பு, மொழிபெயர்ப்பு; இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்குக் கட்டணமில்லாப் பதிப்பு.',
  ),
  email: 'hello@panai.example',
  /** For anyone who has found a hole; served as `/.well-known/security.txt`. The contact is a mailto: or https: address. */
  security: { contact: 'mailto:security@panai.example', languages: 'en, ta' },
  phone: { shown: '+91 00000 00000', dialled: '+910000000000' },
  address: localised(
    {
      street: '12 Palmyra Street',
      town: 'Madurai',
      region: 'Tamil Nadu',
      postcode: '625001',
      country: 'India',
    },
    {
      street: '12, பனைத் தெரு',
      town: 'மதுரை',
      region: 'தமிழ்நாடு',
      postcode: '625001',
      country: 'இந்தியா',
    },
  ),
  /** What lies around it is in brand-map.ts. */
  map: { latitude: 9.9172, longitude: 78.1149 },
  chat: {
    number: '910000000000',
    prefilled: localised('Hello, I have a question about...', 'வணக்கம், ஒன்று கேட்க வேண்டும்: '),
  },
  social: {
    network: { name: 'Facebook', url: 'https://www.facebook.com/' },
    photos: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
  copyrightYear: 2025,
  agency: { name: 'Olai Web Studio', url: 'https://agency.example' },
  colours: { paper: '#fbf7ee', leaf: '#f1e7d0', ink: '#1f1a14', palm: '#1f5c4a' },
} as const
