import { localised } from '@panai/contract/language/localised'
import { ChevronIcon } from '../../ui/icons.tsx'
import { editorialServices } from './editorial-services.ts'

const words = localised(
  { title: 'Editorial Services', text: 'Take what your book needs, leave what it does not.' },
  { title: 'செம்மையாக்கச் சேவைகள்', text: 'உங்கள் நூலுக்குத் தேவையானதை மட்டும் எடுத்துக்கொள்ளுங்கள்.' },
)

/** Each service opens to say more; the browser sees to the keyboard. */
export function EditorialList() {
  return (
    <section aria-labelledby="editorial" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="editorial" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">{words.text}</p>
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
