import sharp from 'sharp'

/**
 * Leaves the server's own process one decoder, that of the form in which we keep pictures. What comes from outside is decoded in
 * processes of its own; what is in the storage was written by them, unless somebody else can write there too.
 */
export function decodeOnlyOwnPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
}

/** Whether it is of that form, by its first bytes. */
export function isOwnPicture(bytes: Uint8Array): boolean {
  return /^RIFF[\s\S]{4}WEBPVP8/.test(Buffer.from(bytes.subarray(0, 15)).toString('latin1'))
}
