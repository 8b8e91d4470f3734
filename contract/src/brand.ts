/**
 * The company. Changing this file re-brands the whole product: pages, link previews, feeds and mail.
 * These are demo values: the number and the address belong to nobody.
 */
export const brand = {
  name: 'Panai',
  nameInTamil: 'பனை',
  headline: 'Share what matters in your own style',
  tagline:
    'Empowering authors to share their stories with the world through comprehensive publishing solutions.',
  description:
    'A book publisher in Tamil Nadu: self-publishing with print on demand, translation, and sponsored publishing for homemakers, school children and children with special needs.',
  email: 'hello@panai.example',
  /** For anyone who has found a hole; served as `/.well-known/security.txt`. The contact is a mailto: or https: address. */
  security: { contact: 'mailto:security@panai.example', languages: 'en, ta' },
  phone: { shown: '+91 00000 00000', dialled: '+910000000000' },
  address: {
    street: '12 Palmyra Street',
    town: 'Madurai',
    region: 'Tamil Nadu',
    postcode: '625001',
    country: 'India',
  },
  /** What lies around it is in brand-map.ts. */
  map: { latitude: 9.9172, longitude: 78.1149 },
  chat: { number: '910000000000', prefilled: 'Hello, I have a question about...' },
  social: {
    network: { name: 'Facebook', url: 'https://www.facebook.com/' },
    photos: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
  copyrightYear: 2025,
  agency: { name: 'Olai Web Studio', url: 'https://agency.example' },
  colours: { paper: '#fbf7ee', leaf: '#f1e7d0', ink: '#1f1a14', palm: '#1f5c4a' },
} as const
