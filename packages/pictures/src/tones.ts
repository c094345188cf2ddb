/** The colour of the thing itself; `natural` leaves the drawing as it is. */
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
