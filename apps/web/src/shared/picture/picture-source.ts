/** Widths the picture endpoint renders, in px. */
export const pictureWidths = { thumb: [96, 160], card: [240, 320, 480], large: [480, 640, 960] } as const
/**
 * Picture widths for screens with a higher pixel density; a card's picture is 140 to 320 px wide, and 240 px by
 * default.
 */
export const finerCard = { '1.5x': 320, '2x': 480 } as const

/** Address of a picture by its key, at one of the fixed widths in px. */
export const pictureSource = (key: string, width: number): string => `/img/${width}/${key}`
