/** A text as one segment of an address, or one value of its query; halves of letters become the replacement character. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Decodes a path segment; a segment with invalid encoding is returned unchanged. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
