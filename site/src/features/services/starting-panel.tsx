import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'

const words = localised(
  {
    title: 'Every book was once a single dot',
    text: 'You have a story, a life, a kitchen, a village to write about, and no page yet. One talk with us is often enough to begin.',
    questions: [
      [
        'Is there a book in it?',
        'Tell it to us as you would to a friend. We say what we would want to read more of.',
      ],
      [
        'Where do I begin?',
        'With one page, or with a list of chapters: we find out together which suits you.',
      ],
      ['When will I find the time?', 'An hour a day is a book a year. We make a plan that your days allow.'],
    ],
    book: 'Book Consultation',
  },
  {
    title: 'ஒவ்வொரு நூலும் ஒரு புள்ளியில்தான் தொடங்கியது',
    text: 'எழுதுவதற்கு ஒரு கதை, ஒரு வாழ்க்கை, ஒரு சமையலறை, ஒரு கிராமம் உங்களிடம் இருக்கிறது; ஆனால் ஒரு பக்கம்கூட இன்னும் எழுதவில்லை. தொடங்குவதற்குப் பல நேரங்களில் எங்களுடன் ஓர் உரையாடலே போதும்.',
    questions: [
      [
        'இதில் ஒரு நூல் இருக்கிறதா?',
        'ஒரு நண்பரிடம் சொல்வதுபோல் எங்களிடம் சொல்லுங்கள். எதை மேலும் படிக்க விரும்புவோம் என்று சொல்கிறோம்.',
      ],
      [
        'எங்கிருந்து தொடங்குவது?',
        'ஒரு பக்கத்திலிருந்தோ, அத்தியாயங்களின் பட்டியலிலிருந்தோ: உங்களுக்கு எது பொருந்தும் என்று சேர்ந்து கண்டறிவோம்.',
      ],
      [
        'நேரம் எப்போது கிடைக்கும்?',
        'நாளுக்கு ஒரு மணி நேரம் எழுதினால் ஆண்டுக்கு ஒரு நூல். உங்கள் நாள்களுக்கு ஏற்ற ஒரு திட்டத்தை வகுப்போம்.',
      ],
    ],
    book: 'ஆலோசனை பெறுக',
  },
)

/** For a book that has not been begun. */
export function StartingPanel() {
  return (
    <section
      aria-labelledby="consultation"
      className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]"
    >
      <div className="max-w-measure">
        <h2 id="consultation" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{words.text}</p>
        <dl className="mt-8 space-y-5">
          {words.questions.map(([question, answer]) => (
            <div key={question} className="border-l-2 border-turmeric pl-5">
              <dt className="font-title text-lg">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="/contact" className="mt-8">
          {words.book}
        </ButtonLink>
      </div>
      <div className="hidden justify-center text-turmeric lg:flex">
        <Kolam seed="one dot" size={300} dots={9} />
      </div>
    </section>
  )
}
