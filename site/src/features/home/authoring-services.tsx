import { localised } from '@panai/contract/language/localised'
import { BrandingDrawing, CoverDrawing, LayoutDrawing } from '../services/drawings.tsx'
import { editorialServices } from '../services/editorial-services.ts'

const drawings = { layout: LayoutDrawing, cover: CoverDrawing, branding: BrandingDrawing }

export function AuthoringServices() {
  return (
    <section aria-labelledby="authoring" className="page-width section-space">
      <h2 id="authoring" className="text-2xl">
        {localised('Authoring Services', 'நூலாக்கச் சேவைகள்')}
      </h2>
      <ul className="mt-5 grid gap-3 md:mt-8 md:gap-6 lg:grid-cols-3">
        {editorialServices.map(({ id, title, summary }) => {
          const Drawing = drawings[id]
          return (
            <li
              key={id}
              className="flex flex-wrap gap-5 rounded-lg border border-line bg-leaf p-4 md:p-6 lg:flex-col lg:flex-nowrap lg:p-8"
            >
              <span className="text-palm">
                <Drawing />
              </span>
              <div className="min-w-[min(100%,11rem)] flex-1">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 md:mt-2 text-ink-soft">{summary}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
