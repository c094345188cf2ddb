/** Whether an Accept header names AVIF itself; `image/*` also comes from those who cannot show it. */
export const acceptsAvif = (accept = ''): boolean =>
  accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
