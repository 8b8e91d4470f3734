import type { AuthorDetail } from '@panai/contract/catalogue'

/** The biography at length, in the author's language and in English. */
export function AuthorAbout({ author }: { author: AuthorDetail }) {
  const { bio, bio_en, awards, language } = author
  return (
    <div className="grid max-w-measure gap-8">
      {bio && <Text lang={language}>{bio}</Text>}
      {bio_en && language !== 'en' && (
        <div className={bio ? 'border-line border-l-2 pl-4' : undefined}>
          <Text lang="en">{bio_en}</Text>
        </div>
      )}
      {!bio && !bio_en && <p>No detailed biography available for this author.</p>}
      {awards && (
        <section aria-labelledby="awards">
          <h3 id="awards" className="text-lg">
            Awards & Achievements
          </h3>
          <p className="mt-2 whitespace-pre-line">{awards}</p>
        </section>
      )}
    </div>
  )
}

/** Plain text as paragraphs: an empty line parts them, a single line break stays one. */
function Text({ children, lang }: { children: string; lang: string }) {
  const paragraphs = children.trim().split(/\n{2,}/)
  return (
    <div lang={lang} className="max-w-measure space-y-4 whitespace-pre-line">
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never move
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
