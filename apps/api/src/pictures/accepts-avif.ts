/** Whether an Accept header names AVIF explicitly; browsers without AVIF also send `image/*`. */
export const acceptsAvif = (accept = ''): boolean =>
  accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
