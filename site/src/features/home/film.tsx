import { LivePart } from '../../live-part/index.tsx'
import { film, pauseName } from '../../ui/motion-words.ts'
import { PauseButton } from '../../ui/pause-button.tsx'
import mp4 from './drawn/film.mp4'
import webm from './drawn/film.webm'
import script from './film-motion.ts?own-file'

/** The place of the film, over its still picture. It is put there by its script where it is wanted. */
export function Film() {
  return (
    <LivePart script={script} keptAsFound data-webm={webm} data-mp4={mp4}>
      <div className="contents" />
      <PauseButton
        label={pauseName(film)}
        className="absolute bottom-3 left-3 rounded-full bg-grove text-on-grove"
      />
    </LivePart>
  )
}
