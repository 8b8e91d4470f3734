import { inEach } from '@panai/contract/language/in-each'
import { counted } from './counted.ts'
import { count } from './kind.ts'

/** How many signs of old letters we could not read. Reports of before they were counted have none. */
export const unread = count.default(0)

/** Behind what is said of old letters; nothing where each was read. */
export const unreadSigns = inEach(
  (signs: number) =>
    signs === 0
      ? ''
      : ` ${counted(signs, 'sign that we could not read stays', 'signs that we could not read stay')} as typed.`,
  (signs: number) =>
    signs === 0 ? '' : ` எங்களால் படிக்க முடியாத குறிகள்: ${signs}; அவற்றைத் தட்டச்சு செய்தபடியே விட்டிருக்கிறோம்.`,
)
