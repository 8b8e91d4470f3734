import type { Interior } from '../royalties/calculator-rates.ts'

/** What the inside of a book is printed with, as Tamil pages and documents say it. */
export const tamilInteriors: Readonly<Record<Interior, string>> = {
  'B & W cream paper': 'கறுப்பு-வெள்ளை, கிரீம் தாள்',
  'B & W White paper': 'கறுப்பு-வெள்ளை, வெள்ளைத் தாள்',
  'Standard colour with White paper': 'வண்ணம், வெள்ளைத் தாள்',
}
