import type { StoredEnquiry } from './stored-enquiry.ts'

const plain: StoredEnquiry = {
  id: 41,
  name: 'Kavitha Raman',
  email: 'kavitha@reader.example',
  phone: '+91 98400 00000',
  reason: 'Publishing Services',
  message:
    'I have finished a novel of about 70,000 words about three sisters in Thanjavur.\n\nWhat would 200 copies in 5.5 X 8.5 in cost, and how long would it take?\nI can send the manuscript in Word.',
}

/** What the preview shows and the tests render: the ordinary, the long, and what people and robots really send. */
export const enquirySamples = {
  'in English': plain,
  'in Tamil, without a phone number': {
    ...plain,
    id: 42,
    name: 'மு. செல்வி',
    phone: null,
    reason: 'General Inquiry',
    message:
      'வணக்கம். என் பாட்டி சொன்ன கதைகளைத் தொகுத்து ஒரு நூலாக வெளியிட விரும்புகிறேன்.\n\nஎன்ன செய்ய வேண்டும் என்று சொல்லுங்கள். நன்றி! 🙏🏾',
  },
  'from right to left': {
    ...plain,
    id: 43,
    name: 'سلمى حداد',
    reason: 'Other',
    message:
      'هل تترجمون الكتب من العربية إلى التاميلية؟\n\nI read about you in Chennai (2025).\nשלום 👩‍👩‍👧‍👦',
  },
  'with markup and headers in it': {
    ...plain,
    id: 44,
    name: '<b>"Bob", Bcc: all@example.com</b>',
    email: "o'hara+books@mail.example",
    reason: 'Technical Support',
    message:
      '</blockquote><script>alert(1)</script> & <img src="https://track.example/x.png">\nSubject: hello\n.\nQUIT',
  },
  'as long as may be': {
    ...plain,
    id: 45,
    name: 'ந'.repeat(255),
    email: `${'reader'.repeat(10)}@${'long.'.repeat(30)}example`,
    reason: 'Royalty Questions',
    message: 'எத்தனை பிரதிகள் விற்றன? '.repeat(208),
  },
  'with an address outside ASCII': {
    ...plain,
    id: 46,
    name: 'அன்பு',
    email: 'அன்பு@உதாரணம்.இந்தியா',
    reason: 'Other',
  },
} satisfies Record<string, StoredEnquiry>
