import { ContactAdmin } from '../contact/contact-admin.tsx'

/** An author who wants to be published sooner calls. */
export function ApprovalBox() {
  return (
    <section aria-labelledby="approval" className="grid gap-3 rounded-lg bg-grove p-5 text-on-grove">
      <p className="text-sm">For faster Publishing</p>
      <h2 id="approval" className="text-lg">
        Admin Approval Required
      </h2>
      <p>Please contact admin for publishing approval</p>
      <div>
        <ContactAdmin />
      </div>
    </section>
  )
}
