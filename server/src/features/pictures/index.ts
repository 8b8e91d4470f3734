/** What other features need of pictures: to take, store, show and forget them. */

export { beginsAsPicture } from './begins-as-picture.ts'
export { forgetPicture } from './forget-picture.ts'
export { openPicture } from './open-picture.ts'
export { pictureFrom, toPicture } from './picture-column.ts'
export type { PictureProblem } from './picture-finding.ts'
export { putPicture } from './put-picture.ts'
export { originalKey } from './store-picture.ts'
export { type PictureDeps, storeSentPicture } from './store-sent-picture.ts'
