import { accountMessages } from '@panai/contract/accounts/account-messages'
import {
  type InterfaceLanguage,
  interfaceLanguageNames,
  interfaceLanguages,
} from '@panai/contract/language/interface-languages'
import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { toast } from '../../ui/toast/index.tsx'
import { authedSend } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

/** In which language we write to the author. The choice is stored at once; if that fails, it is undone. */
export function MailLanguage({ language }: { language: InterfaceLanguage }) {
  const [chosen, setChosen] = useState(language)

  async function choose(next: InterfaceLanguage): Promise<void> {
    setChosen(next)
    try {
      const { message } = await authedSend('PATCH', '/api/author/profile', { mail_language: next })
      toast('success', localised(message, accountMessages.profileSaved))
    } catch (cause) {
      setChosen(chosen)
      toast('failure', profileFailure(cause))
    }
  }

  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-semibold">
        {localised('Language of our mails', 'எங்கள் மின்னஞ்சல்களின் மொழி')}
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {interfaceLanguages.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name="mail_language"
              value={one}
              checked={chosen === one}
              className="size-5 shrink-0 accent-palm"
              onChange={() => choose(one)}
            />
            <span lang={one}>{interfaceLanguageNames[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
