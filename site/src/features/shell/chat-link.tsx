import { brand } from '../../brand.ts'
import { ChatIcon } from './bar-icons.tsx'
import { chatAddress } from './chat-address.ts'
import { useReadingOn } from './use-reading-on.ts'

const address = chatAddress(brand.chat.prefilled)

/** Out of the way of who reads on; back at the first scroll upwards. Opens a chat with the team in the reader's own messaging app. */
export function ChatLink() {
  const away = useReadingOn()
  return (
    <aside aria-label="Chat" className="chat-link" data-away={away ? '' : undefined}>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us"
        className="grid size-14 place-items-center rounded-full bg-palm text-on-palm shadow-soft transition-colors hover:bg-palm-deep"
      >
        <ChatIcon />
      </a>
    </aside>
  )
}
