import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { textsInOrder } from '../../reading/texts-in-order.ts'
import { Words } from '../../ui/words.tsx'
import { authorTexts } from '../book-parts/author-texts.ts'
import type { LoadedAuthor } from './load-author.ts'

const words = localised(
  { none: 'No detailed biography available for this author.', awards: 'Awards & Achievements' },
  { none: 'இந்த எழுத்தாளரின் விரிவான குறிப்பு இன்னும் இல்லை.', awards: 'விருதுகளும் சிறப்புகளும்' },
)

/** The biography at length, in the author's language and in English. */
export function AuthorAbout({ author }: { author: LoadedAuthor }) {
  const { awards } = author
  const texts = textsInOrder(authorTexts(author))
  return (
    <div className="grid max-w-measure gap-8">
      {texts.map(({ text, lang }, at) =>
        at === 0 ? (
          <Text key={lang} lang={lang}>
            {text}
          </Text>
        ) : (
          <div key={lang} className="border-line border-l-2 pl-4">
            <Text lang={lang}>{text}</Text>
          </div>
        ),
      )}
      {texts.length === 0 && <p>{words.none}</p>}
      {awards && (
        <section aria-labelledby="awards">
          <h3 id="awards" className="text-lg">
            {words.awards}
          </h3>
          <p
            lang={localised<string | undefined>(undefined, scriptLanguage(awards))}
            className="mt-2 whitespace-pre-line"
          >
            {awards}
          </p>
        </section>
      )}
    </div>
  )
}

/** Plain text as paragraphs: an empty line parts them, a single line break stays one. */
function Text({ children, lang }: { children: string; lang: Language }) {
  const paragraphs = children.trim().split(/\n{2,}/)
  return (
    <div lang={lang} className="max-w-measure space-y-4 whitespace-pre-line">
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never move
        <p key={at}>
          <Words text={paragraph} lang={lang} />
        </p>
      ))}
    </div>
  )
}
