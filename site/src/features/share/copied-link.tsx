import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { fieldClass } from '../../ui/field.tsx'

const words = localised(
  {
    copied: 'The link is copied.',
    refused: 'Your browser did not let us copy. Please copy the link from here:',
  },
  {
    copied: 'இணைப்பைப் படியெடுத்துவிட்டோம்.',
    refused: 'உங்கள் உலாவி படியெடுக்க அனுமதிக்கவில்லை. இங்கிருந்து எடுத்துக்கொள்ளுங்கள்:',
  },
)

export type CopyOutcome = 'copied' | 'refused' | null

/** Copies an address; the outcome is about this very address. */
export function useCopiedLink(address: string): { outcome: CopyOutcome; copy: () => Promise<void> } {
  const [copied, setCopied] = useState<{ address: string; outcome: CopyOutcome } | null>(null)

  async function copy() {
    // Browsers give the clipboard to secure pages only, and may refuse it there.
    const outcome = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => 'copied' as const,
        () => 'refused' as const,
      )
    setCopied({ address, outcome })
  }

  return { outcome: copied?.address === address ? copied.outcome : null, copy }
}

type CopiedLinkProps = { outcome: CopyOutcome; address: string; label: string }

/** Says what became of it. Where the browser does not let us, the link is there to be copied by hand. */
export function CopiedLink({ outcome, address, label }: CopiedLinkProps) {
  return (
    <>
      <p role="status" className="min-h-6 text-sm">
        {outcome === 'copied' && words.copied}
        {outcome === 'refused' && words.refused}
      </p>
      {outcome === 'refused' && (
        <input
          readOnly
          aria-label={label}
          value={address}
          ref={(field) => field?.select()}
          className={fieldClass}
        />
      )}
    </>
  )
}
