/** The image name of a photo in comments, relative to `/img/{width}/`. */
export const imageOf = (key: string): string => `photo/${key}`

/** The key of a photo that a comment names. */
export const keyOf = (image: string): string => image.slice('photo/'.length)

/** Whether a text has the form of a photo's key: 128 random bits in hexadecimal. */
export const isPhotoKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)
