import { localised } from '../language/localised.ts'
/**
 * What lies around the company, for the sketch on its contact page: belongs to the address in brand.ts and changes with it.
 * Drawn by hand, in degrees; streets are straightened.
 */

export type Place = readonly [latitude: number, longitude: number]
export type SketchLine = { readonly name?: string; readonly points: readonly Place[] }

/** In words, for those who don't see the sketch. */
export const whereItIs = localised(
  'West of the Meenakshi temple, just inside West Veli Street, ten minutes on foot from the railway station.',
  'மீனாட்சி அம்மன் கோயிலுக்கு மேற்கே, மேல வெளி வீதிக்குச் சற்று உள்ளே; ரயில் நிலையத்திலிருந்து பத்து நிமிட நடை.',
)

export const bounds = { north: 9.9312, south: 9.9112, west: 78.1052, east: 78.1288 } as const

const temple: Place = [9.9195, 78.1193]

export const landmarks = [
  { name: localised('Meenakshi temple', 'மீனாட்சி கோயில்'), place: temple, kind: 'temple' },
  { name: localised('Railway station', 'ரயில் நிலையம்'), place: [9.9197, 78.1103], kind: 'station' },
] as const satisfies readonly { name: string; place: Place; kind: string }[]

export const water: readonly SketchLine[] = [
  {
    name: localised('Vaigai', 'வைகை'),
    points: [
      [9.9345, 78.1035],
      [9.932, 78.1105],
      [9.9294, 78.119],
      [9.9272, 78.1262],
      [9.925, 78.132],
    ],
  },
]

export const railway: readonly SketchLine[] = [
  {
    points: [
      [9.905, 78.1112],
      [9.9125, 78.1103],
      [9.923, 78.1103],
      [9.935, 78.1078],
    ],
  },
]

/** Streets run in squares around the temple. */
const square = (half: number): SketchLine => {
  const [latitude, longitude] = temple
  const [north, south, west, east] = [latitude + half, latitude - half, longitude - half, longitude + half]
  return {
    points: [
      [north, west],
      [north, east],
      [south, east],
      [south, west],
      [north, west],
    ],
  }
}

export const streets: readonly SketchLine[] = [
  square(0.0016),
  square(0.0025),
  square(0.0039),
  square(0.0062),
  {
    points: [
      [9.9195, 78.105],
      [9.9195, 78.1154],
    ],
  },
  {
    points: [
      [9.9195, 78.1232],
      [9.9195, 78.13],
    ],
  },
  {
    points: [
      [9.9234, 78.1193],
      [9.932, 78.122],
    ],
  },
  {
    points: [
      [9.9156, 78.1193],
      [9.911, 78.1193],
    ],
  },
]

/** Names that are beside a street, level or upright. */
export const streetNames = [
  { name: localised('West Veli Street', 'மேல வெளி வீதி'), place: [9.9246, 78.1125], upright: true },
  { name: localised('South Veli Street', 'தெற்கு வெளி வீதி'), place: [9.9126, 78.1224], upright: false },
] as const satisfies readonly { name: string; place: Place; upright: boolean }[]
