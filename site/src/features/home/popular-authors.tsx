import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { Link, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { latin } from '../../language.ts'
import { Picture } from '../../ui/picture.tsx'
import { Failure } from '../../ui/status.tsx'
import { Words } from '../../ui/words.tsx'
import type { PopularAuthor, Section } from './load-home.ts'

type Loaded = Section<PopularAuthor[]>

/** The authors of our books, in one strip. */
export function PopularAuthors({ loaded }: { loaded: Loaded | Promise<Loaded> }) {
  const router = useRouter()
  const section = loaded instanceof Promise ? use(loaded) : loaded
  if ('failure' in section) {
    return (
      <Failure
        text={localised(`Error: ${section.failure}`, section.failure)}
        onRetry={() => router.invalidate()}
      />
    )
  }
  if (section.data.length === 0)
    return (
      <p className="page-width text-ink-soft">
        {localised('No authors available', 'எழுத்தாளர்கள் எவரும் இன்னும் இல்லை')}
      </p>
    )
  return (
    <ul className="strip page-width">
      {section.data.map((author) => (
        <li key={author.id} className="strip-card w-40 shrink-0 snap-start md:w-44">
          <AuthorCard author={author} />
        </li>
      ))}
    </ul>
  )
}

function AuthorCard({ author: { id, name, name_latin, photo } }: { author: PopularAuthor }) {
  return (
    <Link to="/authors/$id" params={{ id: String(id) }} className="group block">
      <span className="block overflow-hidden rounded-lg border border-line bg-leaf">
        <Picture
          picture={photo}
          fallback="author"
          alt=""
          sizes="(width < 48.0625rem) 160px, 176px"
          className="aspect-square w-full object-cover transition-transform group-hover:scale-[1.03]"
        />
      </span>
      <span
        lang={scriptLanguage(name)}
        className="mt-3 block font-title text-sm font-semibold md:text-base group-hover:text-palm"
      >
        <Words text={name} lang={scriptLanguage(name)} />
      </span>
      {name_latin && (
        <span lang={latin} className="block text-sm text-ink-soft">
          <Words text={name_latin} lang="en" />
        </span>
      )}
    </Link>
  )
}
