import { localised } from '@panai/contract/language/localised'
import { Loading } from '../../ui/status.tsx'

const words = localised(
  {
    title: 'Author pages',
    loading: 'Loading authentication...',
    scripts: 'This page needs JavaScript, which is switched off in this browser.',
  },
  {
    title: 'எழுத்தாளர் பக்கங்கள்',
    loading: 'நீங்கள் உள்ளே இருக்கிறீர்களா என்று பார்க்கிறோம்...',
    scripts: 'இந்தப் பக்கத்துக்கு JavaScript தேவை; இந்த உலாவியில் அதை நிறுத்தி வைத்திருக்கிறீர்கள்.',
  },
)

/** Until the session has been checked. */
export function LoadingSession() {
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <div className="noscript:hidden">
        <Loading text={words.loading} />
      </div>
      <noscript>
        <p className="page-width py-16">{words.scripts}</p>
      </noscript>
    </>
  )
}
