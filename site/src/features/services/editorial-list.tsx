import { ChevronIcon } from '../../ui/icons.tsx'
import { editorialServices } from './editorial-services.ts'

/** Each service opens to say more; the browser sees to the keyboard. */
export function EditorialList() {
  return (
    <section aria-labelledby="editorial" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="editorial" className="text-2xl">
          Editorial Services
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">Take what your book needs, leave what it does not.</p>
      </div>
      <ul className="border-t border-line">
        {editorialServices.map(({ id, title, text }) => (
          <li key={id} className="border-b border-line">
            <details className="group">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-palm">
                <h3 className="text-lg">{title}</h3>
                <span className="text-ink-soft transition-transform group-open:rotate-180">
                  <ChevronIcon />
                </span>
              </summary>
              <p className="max-w-measure pb-5 text-ink-soft">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
