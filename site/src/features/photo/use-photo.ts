import { useRef, useState } from 'react'
import { type Photo, preparePhoto } from './prepare-photo.ts'

/** The picture that somebody has chosen and not sent yet. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>()
  const [problem, setProblem] = useState<string>()
  // A large picture takes a while to be read: the one that was chosen last counts.
  const turn = useRef(0)

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return remove()
    turn.current += 1
    const mine = turn.current
    const prepared = await preparePhoto(file)
    if (mine !== turn.current) return
    const isWrong = typeof prepared === 'string'
    setProblem(isWrong ? prepared : undefined)
    setPhoto(isWrong ? undefined : prepared)
  }

  function remove(): void {
    turn.current += 1
    setPhoto(undefined)
    setProblem(undefined)
  }

  return { photo, problem, setProblem, choose, remove }
}
