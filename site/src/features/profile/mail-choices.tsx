import { localised } from '@panai/contract/language/localised'
import {
  type ChosenKind,
  chosenKinds,
  notificationChoices,
  notificationTexts,
} from '@panai/contract/notifications/notification-kinds'
import type { NotificationPreferences } from '@panai/contract/notifications/notifications'
import { useState } from 'react'
import { toast } from '../../ui/toast/index.tsx'
import { authedSend } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

/** Which notifications the author also gets by mail. A tick is stored at once; if that fails, it is undone. */
export function MailChoices({ preferences }: { preferences: NotificationPreferences }) {
  const [chosen, setChosen] = useState(preferences)

  async function choose(kind: ChosenKind, byMail: boolean): Promise<void> {
    setChosen((before) => ({ ...before, [kind]: byMail }))
    try {
      const { message } = await authedSend('PATCH', '/api/author/notification-preferences', {
        [kind]: byMail,
      })
      toast('success', localised(message, notificationTexts.saved))
    } catch (cause) {
      setChosen((before) => ({ ...before, [kind]: !byMail }))
      toast('failure', profileFailure(cause))
    }
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {localised('Mail me about', 'எதைப் பற்றி மின்னஞ்சல் அனுப்பலாம்')}
      </legend>
      {chosenKinds.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            checked={chosen[kind]}
            className="size-5 shrink-0 accent-palm"
            onChange={({ target }) => choose(kind, target.checked)}
          />
          <span>
            {notificationChoices[kind].name}
            <span className="block text-ink-soft text-sm">{notificationChoices[kind].explained}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
