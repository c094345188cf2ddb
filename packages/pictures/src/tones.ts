/** The colour of the object; `natural` leaves the drawing unchanged. */
export const tones = [
  'natural',
  'mono',
  'black',
  'white',
  'ink',
  'sand',
  'yellow',
  'orange',
  'brown',
  'olive',
  'mint',
  'green',
  'blue',
  'navy',
  'lilac',
  'rose',
  'coral',
  'red',
  'burgundy',
] as const
export type Tone = (typeof tones)[number]
