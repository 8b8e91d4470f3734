import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { clean } from '@panai/contract/language/text-rules'
import { type ContributorRole, contributorRoles } from '@panai/contract/language/vocabulary'
import { contributorRule } from '@panai/contract/submissions/submission-rules'
import { type KeyboardEvent, useState } from 'react'
import { roleTitle } from '../../reading/trade-words.ts'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Words } from '../../ui/words.tsx'
import { afterPress } from './after-press.ts'
import { TickField } from './tick-field.tsx'
import type { SubmissionState } from './use-submission.ts'

/** Who else made the book: a type that is ticked asks for names. */
export function ContributorsField({ state: { draft, problems, change } }: { state: SubmissionState }) {
  const { contributors, roles } = draft
  return (
    <TickField
      label={localised('Contributors', 'பங்களிப்பாளர்கள்')}
      optional
      name="contributors"
      choices={contributorRoles}
      titleOf={roleTitle}
      ticked={roles}
      problem={problems.contributors}
      onChange={(ticked) => change({ roles: ticked })}
    >
      {roles.length > 0 && (
        <div className="mt-3 grid gap-5">
          {roles.map((role) => (
            <NamesOf
              key={role}
              role={role}
              names={contributors.filter((one) => one.role === role).map(({ name }) => name)}
              onAdd={(added) =>
                change({ contributors: [...contributors, ...added.map((name) => ({ name, role }))] })
              }
              onRemove={(name) =>
                change({ contributors: contributors.filter((one) => one.role !== role || one.name !== name) })
              }
            />
          ))}
        </div>
      )}
    </TickField>
  )
}

type NamesOfProps = {
  readonly role: ContributorRole
  readonly names: readonly string[]
  readonly onAdd: (names: readonly string[]) => void
  readonly onRemove: (name: string) => void
}

function NamesOf({ role, names, onAdd, onRemove }: NamesOfProps) {
  const [typed, setTyped] = useState('')
  const title = roleTitle(role)

  /** A blank name is not added, and no name twice. A comma parts two. */
  function add() {
    if (typed === '') return
    const given = [...new Set(typed.split(',').map((part) => clean(contributorRule, part)))]
    onAdd(given.filter((name) => name !== '' && !names.includes(name)))
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="border-line border-l-2 pl-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <FormField label={localised(`${title} name`, `${title} பெயர்`)} required problem={undefined}>
            {(tied) => (
              <input
                {...tied}
                value={typed}
                required={false}
                autoComplete="off"
                dir="auto"
                className={checkedFieldClass}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={addOnEnter}
                // A name that was typed and not added is meant all the same.
                onBlur={() => afterPress(add)}
              />
            )}
          </FormField>
        </div>
        <Button variant="secondary" onClick={add}>
          {localised('Add', 'சேர்க்க')}
        </Button>
      </div>
      {names.length > 0 && (
        <ul aria-label={localised(`${title}s`, `${title} பெயர்கள்`)} className="mt-2 flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="flex items-center rounded-sm bg-leaf pl-3">
              <span lang={scriptLanguage(name)}>
                <Words text={name} lang={scriptLanguage(name)} />
              </span>
              <button
                type="button"
                aria-label={localised(`Remove ${name}`, `நீக்குக: ${name}`)}
                className="grid size-11 place-items-center text-ink-soft hover:text-ink"
                onClick={() => onRemove(name)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
