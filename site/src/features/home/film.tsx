import { useRef } from 'react'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import mp4 from './drawn/film.mp4'
import webm from './drawn/film.webm'
import { useFilmState } from './film-state.ts'

/**
 * The film over its still picture. It shows itself when it plays, or when the reader has to start it. It is a pixel smaller on each
 * side, so that the browser goes on counting the picture, which came first, as the largest thing painted.
 */
export function Film() {
  const video = useRef<HTMLVideoElement>(null)
  const state = useFilmState(video)

  function toggle() {
    if (video.current?.paused)
      video.current.play().catch(() => {}) // what can't be played stays a still picture
    else video.current?.pause()
  }

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        controls={state === 'blocked'}
        preload="auto"
        width={1280}
        height={720}
        aria-label="A palm leaf is written line by line, becomes the pages of a book, and the book closes."
        className={`absolute inset-px h-[calc(100%-2px)] w-[calc(100%-2px)] object-cover ${state === 'waiting' ? 'opacity-0' : ''}`}
      >
        <source src={webm} type='video/webm; codecs="av01.0.05M.10"' />
        <source src={mp4} type="video/mp4" />
      </video>
      {(state === 'playing' || state === 'paused') && (
        <button
          type="button"
          aria-label={state === 'playing' ? 'Pause the film' : 'Play the film'}
          className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-grove text-on-grove"
          onClick={toggle}
        >
          {state === 'playing' ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  )
}
