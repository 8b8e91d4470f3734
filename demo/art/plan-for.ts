import type { BookFile } from '../src/read-catalogue.ts'
import { arch } from './layouts/arch.ts'
import type { Layout } from './layouts/cover.ts'
import { label } from './layouts/label.ts'
import { leaves } from './layouts/leaves.ts'
import { medallion } from './layouts/medallion.ts'
import { modern } from './layouts/modern.ts'
import { letters, play } from './layouts/play.ts'
import { rays } from './layouts/rays.ts'
import { sari } from './layouts/sari.ts'
import { scene } from './layouts/scene.ts'
import { sober } from './layouts/sober.ts'
import type { PaletteName } from './palette.ts'
import { diceFor } from './seed.ts'

type Plan = readonly [layout: Layout, motif: string, palette: PaletteName]

/** The art director's list: what suits each book. Series keep a layout; every book has its own motif and colours. */
const chosen: Record<string, Plan> = {
  tirukkural: [leaves, 'kural', 'palm'],
  'the-sacred-kurral': [sober, 'frame', 'leaf'],
  'der-kural-des-tiruvalluver': [sober, 'column', 'stone'],
  'the-maxims-of-tiruvalluvar': [medallion, 'round', 'night'],
  'the-naladiyar': [leaves, 'naladi', 'sandal'],
  'the-tiruvacagam': [leaves, 'hymn', 'madder'],
  silappadikaram: [leaves, 'anklet', 'aubergine'],
  manimekalai: [leaves, 'bowl', 'sea'],
  'sivaka-sintamani': [leaves, 'gem', 'night'],
  purananuru: [leaves, 'kin', 'brick'],
  'en-charithiram': [modern, 'stylus', 'brass'],
  'swadesa-gitangal': [rays, 'sun', 'madder'],
  'panchali-sabatham': [rays, 'dice', 'soot'],
  'kannan-pattu': [rays, 'feather', 'sea'],
  'kuyil-pattu': [rays, 'cuckoo', 'betel'],
  'pappa-pattum-puthiya-athichudiyum': [play, 'songs', 'paper'],
  athichudi: [letters, 'first', 'turmeric'],
  manonmaniyam: [arch, 'passage', 'aubergine'],
  'prathapa-mudaliar-charithiram': [sari, 'dots', 'leaf'],
  'kamalambal-charithiram': [sari, 'flowers-side', 'lotus'],
  'padmavathi-charithiram': [sari, 'lozenges', 'palm'],
  dheenadhayalu: [sari, 'drops-side', 'mint'],
  menaka: [modern, 'keyhole', 'night'],
  vaidehi: [arch, 'jasmine', 'rose'],
  'mangaiyarkkarasiyin-kadhal': [sari, 'kolams', 'sky'],
  'ponniyin-selvan': [scene, 'river', 'turmeric'],
  'sivakamiyin-sabatham': [scene, 'pond', 'lotus'],
  'parthiban-kanavu': [scene, 'voyage', 'night'],
  'alai-osai': [scene, 'surge', 'sky'],
  'kalvanin-kadhali': [scene, 'grove', 'sandal'],
  'azhagin-sirippu': [scene, 'morning', 'mint'],
  'pandiyan-parisu': [modern, 'fish', 'sea'],
  'malarum-maalaiyum': [modern, 'garlands', 'betel'],
  'pudumaipithan-kathaigal': [modern, 'shards', 'soot'],
  'folklore-in-southern-india': [play, 'tales', 'paper'],
  'tales-of-the-sun': [play, 'suns', 'leaf'],
  saguna: [arch, 'garden', 'sky'],
  kamala: [arch, 'lotus', 'brass'],
  'thillai-govindan': [modern, 'umbrella', 'stone'],
  gitanjali: [label, 'waves', 'sky'],
  'the-home-and-the-world': [arch, 'halves', 'brick'],
  'ancient-ballads-and-legends-of-hindustan': [label, 'needles', 'mint'],
  'the-golden-threshold': [arch, 'threshold', 'turmeric'],
  'the-tamil-plutarch': [sober, 'block', 'leaf'],
  'a-primer-of-tamil-literature': [letters, 'primer', 'stone'],
  'comparative-grammar-of-the-dravidian-languages': [sober, 'scripts', 'paper'],
  'culinary-jottings-for-madras': [modern, 'tiffin', 'lotus'],
  indulekha: [arch, 'lamp', 'palm'],
  'veena-poovu': [modern, 'fallen', 'rose'],
  'rajasekhara-charitramu': [arch, 'wheel', 'sandal'],
  kanyasulkam: [modern, 'balance', 'turmeric'],
  godan: [modern, 'cow', 'brick'],
}

/** For a book without a plan: layouts that need no knowledge of it, by kind. */
const byGenre: Record<BookFile['genre'], readonly Plan[]> = {
  poetry: [
    [label, 'lotuses', 'lotus'],
    [label, 'kolams', 'leaf'],
    [rays, 'flowers', 'aubergine'],
    [medallion, 'bleed', 'sea'],
  ],
  fiction: [
    [medallion, 'round', 'sandal'],
    [sari, 'dots', 'brick'],
    [sari, 'flowers', 'brass'],
    [medallion, 'bleed', 'madder'],
  ],
  'non-fiction': [
    [modern, 'fans', 'leaf'],
    [sober, 'block', 'sky'],
    [medallion, 'bleed', 'turmeric'],
  ],
  academic: [
    [sober, 'frame', 'stone'],
    [sober, 'column', 'paper'],
    [sober, 'block', 'brass'],
  ],
  cookbook: [
    [modern, 'tiffin', 'turmeric'],
    [label, 'eyes', 'brick'],
    [label, 'blades', 'betel'],
  ],
  'children-book': [
    [play, 'songs', 'leaf'],
    [play, 'tales', 'paper'],
    [play, 'suns', 'lotus'],
  ],
}

export function planFor(book: BookFile): Plan {
  return chosen[book.slug] ?? diceFor(book.slug).pick(byGenre[book.genre])
}
