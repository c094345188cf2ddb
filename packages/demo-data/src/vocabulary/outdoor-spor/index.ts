import { bisikletVeEkipman } from './bisiklet-ve-ekipman.ts'
import { dogaSporlari } from './doga-sporlari.ts'
import { fitness } from './fitness.ts'
import { kamp } from './kamp.ts'
import { kisSporlari } from './kis-sporlari.ts'
import { suSporlari } from './su-sporlari.ts'
import { takimSporlari } from './takim-sporlari.ts'

/** Outdoor & Spor. */
export const outdoorSpor = [
  ...kamp,
  ...bisikletVeEkipman,
  ...fitness,
  ...takimSporlari,
  ...suSporlari,
  ...dogaSporlari,
  ...kisSporlari,
]
