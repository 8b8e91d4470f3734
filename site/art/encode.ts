import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Encoder = { write: (frame: Buffer) => Promise<void>; finish: () => Promise<void> }

const rec709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

/** What each file is made with. AV1 in ten bits keeps the ground free of bands; H.264 is for what knows no AV1. */
export const encodings = {
  webm: [
    ...['-vf', 'scale=out_color_matrix=bt709,format=yuv420p10le', ...rec709],
    ...['-c:v', 'libsvtav1', '-preset', '3', '-crf', '36', '-g', '240'],
  ],
  mp4: [
    ...['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', ...rec709],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '24',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
    ],
  ],
} as const

/** Takes raw RGB frames. @throws when ffmpeg is missing or fails. */
export function openEncoder(
  file: string,
  encoding: readonly string[],
  { width, height, rate }: { width: number; height: number; rate: number },
): Encoder {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ]
  const process = spawn(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, ...encoding, '-an', '-map_metadata', '-1', file],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  const ended = once(process, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg could not write ${file}`)
  })
  return {
    async write(frame) {
      if (!process.stdin.write(frame)) await Promise.race([once(process.stdin, 'drain'), ended])
    },
    async finish() {
      process.stdin.end()
      await ended
    },
  }
}
