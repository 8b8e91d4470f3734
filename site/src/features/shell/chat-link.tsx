import { localised } from '@panai/contract/language/localised'
import { brand } from '../../brand.ts'
import { ChatIcon } from './bar-icons.tsx'
import { chatAddress } from './chat-address.ts'

const address = chatAddress(brand.chat.prefilled)

/** Opens a chat with the team in the reader's own messaging app. */
export function ChatLink() {
  return (
    <aside aria-label={localised('Chat', 'உரையாடல்')} className="chat-link">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={localised('Chat with us', 'எங்களுடன் உரையாடுக')}
        className="grid size-[56px] place-items-center rounded-full bg-palm text-on-palm shadow-soft transition-colors hover:bg-palm-deep"
      >
        <ChatIcon />
      </a>
    </aside>
  )
}
