/** A photo as comments name it: below `/img/{width}/`. */
export const imageOf = (key: string): string => `photo/${key}`

/** The key of a photo that a comment names. */
export const keyOf = (image: string): string => image.slice('photo/'.length)

/** As photos are named: 128 random bits. */
export const isPhotoKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)
