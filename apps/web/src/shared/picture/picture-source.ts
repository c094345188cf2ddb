/** Widths the picture endpoint renders, in px. */
export const pictureWidths = { thumb: [96, 160], card: [240, 320, 480], large: [480, 640, 960] } as const

/** Address of a picture by its key at one of the fixed widths. */
export const pictureSource = (key: string, width: number): string => `/img/${width}/${key}`
