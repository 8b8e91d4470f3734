import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ClosureForm } from './closure-form.tsx'

const words = localised(
  {
    goes: 'What is deleted, at once and for good',
    gone: [
      'your login, email address and phone number',
      'your picture, biography, awards and links',
      'your sessions on every device',
      'what you and we wrote about your books, with its files',
      'manuscripts that have not become a book, with their files',
    ],
    stays: 'What stays',
    kept: [
      'published books, under the name that is printed on them',
      'records of sales, royalties and payouts, for as long as the law asks for them',
    ],
    advice:
      'Is there royalty that has not been paid out? Talk to us first: after the closure we can’t reach you. Download your data before you go.',
    close: 'Close my account',
    title: 'Close your account for good?',
  },
  {
    goes: 'உடனே, நிரந்தரமாக நீக்குபவை',
    gone: [
      'உள்நுழைவு, மின்னஞ்சல் முகவரி, தொலைபேசி எண்',
      'உங்கள் படம், உங்களைப் பற்றிய குறிப்பு, விருதுகள், இணைப்புகள்',
      'எல்லாச் சாதனங்களிலும் உள்ள உங்கள் உள்நுழைவுகள்',
      'உங்கள் நூல்களைப் பற்றி நீங்களும் நாங்களும் எழுதிய செய்திகள், அவற்றின் கோப்புகள்',
      'இன்னும் நூலாகாத கையெழுத்துப் பிரதிகள், அவற்றின் கோப்புகள்',
    ],
    stays: 'இருப்பவை',
    kept: [
      'வெளியான நூல்கள், அவற்றில் அச்சான பெயருடன்',
      'விற்பனை, உரிமைத்தொகை, வழங்கிய தொகைகளின் பதிவுகள்: சட்டம் கேட்கும் காலம் வரை',
    ],
    advice:
      'தர வேண்டிய உரிமைத்தொகை ஏதும் உள்ளதா? முதலில் எங்களிடம் பேசுங்கள்: மூடிய பின் உங்களை எங்களால் தொடர்பு கொள்ள முடியாது. போகும் முன் உங்கள் தரவைப் பதிவிறக்கிக் கொள்ளுங்கள்.',
    close: 'என் கணக்கை மூடுக',
    title: 'கணக்கை நிரந்தரமாக மூடுகிறீர்களா?',
  },
)

/** The end of an account, in plain words before anything happens. */
export function Closure() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="font-semibold font-sans">{words.goes}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-hibiscus">
            {words.gone.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-semibold font-sans">{words.stays}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-turmeric">
            {words.kept.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-5">{words.advice}</p>
      <Button
        variant="secondary"
        className="mt-5 border-hibiscus text-hibiscus hover:border-hibiscus hover:text-hibiscus"
        onClick={() => setAsking(true)}
      >
        {words.close}
      </Button>
      <Dialog title={words.title} open={asking} onClose={() => setAsking(false)}>
        {asking && <ClosureForm onCancel={() => setAsking(false)} />}
      </Dialog>
    </>
  )
}
