import { localised } from '@panai/contract/language/localised'
import { ContactAdmin } from '../contact/contact-admin.tsx'

/** An author who wants to be published sooner calls. */
export function ApprovalBox() {
  return (
    <section aria-labelledby="approval" className="grid gap-3 rounded-lg bg-grove p-5 text-on-grove">
      <p className="text-sm">{localised('For faster Publishing', 'நூல் விரைவாக வெளியாக')}</p>
      <h2 id="approval" className="text-lg">
        {localised('Admin Approval Required', 'அலுவலகத்தின் ஒப்புதல் தேவை')}
      </h2>
      <p>
        {localised(
          'Please contact admin for publishing approval',
          'வெளியிடுவதற்கான ஒப்புதலுக்கு எங்கள் அலுவலகத்தை அழையுங்கள்',
        )}
      </p>
      <div>
        <ContactAdmin />
      </div>
    </section>
  )
}
