import { defineLivePart } from '../live-part/live-part.ts'
import { closeMenus } from './close-menus.ts'
import { holdSending } from './hold-sending.ts'
import { mendPictures } from './mend-pictures.ts'
import { openDialogs } from './open-dialogs.ts'
import { unfoldTexts } from './unfold-texts.ts'

/** What every page does by itself, whether the framework runs on it or not. */
export function startAlways(): void {
  defineLivePart()
  document.documentElement.toggleAttribute('data-sheet', typeof navigator.share === 'function')
  mendPictures()
  closeMenus()
  openDialogs()
  unfoldTexts()
  holdSending()
}
