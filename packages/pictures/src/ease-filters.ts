const channel = (value: string) =>
  Math.round(Math.min(1, Number(value)) * 255)
    .toString(16)
    .padStart(2, '0')

const number = String.raw`([\d.]+)`
const outline = /<feColorMatrix in="SourceAlpha" result="hardAlpha" values="[^"]+"\/><(fe\w+)/g
const colour = `<feColorMatrix values="0 0 0 0 ${number} 0 0 0 0 ${number} 0 0 0 0 ${number} 0 0 0 ${number} 0"/>`
const blur = String.raw`<feGaussianBlur([^>]*?)/>`
const innerShadow = new RegExp(
  `${blur}<feComposite in2="SourceAlpha" k2="-1" k3="1" operator="arithmetic"/>${colour}<feBlend in2="([^"]+)" result="([^"]+)"/>`,
  'g',
)
const outerShadow = new RegExp(
  `${blur}<feComposite in2="SourceAlpha" operator="out"/>${colour}<feBlend in2="([^"]+)" result="([^"]+)"/>`,
  'g',
)
const nothing = '<feFlood flood-opacity="0" result="BackgroundImageFix"/>'
const plainShape = '<feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'

function easeFilter(filter: string): string {
  const shadow =
    (inner: boolean) =>
    (_: string, blurred: string, r: string, g: string, b: string, a: string, under: string, result: string) =>
      `<feGaussianBlur${blurred} result="blur"/><feFlood flood-color="#${channel(r)}${channel(g)}${channel(b)}" flood-opacity="${a}"/>` +
      (inner
        ? `<feComposite in2="blur" operator="out"/><feComposite in2="${under}" operator="atop" result="${result}"/>`
        : `<feComposite in2="blur" operator="in" result="lone"/><feMerge result="${result}"><feMergeNode in="${under}"/><feMergeNode in="lone"/></feMerge>`)
  const eased = filter
    .replaceAll(outline, '<$1 in="SourceAlpha"')
    .replaceAll('in2="hardAlpha"', 'in2="SourceAlpha"')
    .replaceAll(innerShadow, shadow(true))
    .replaceAll(outerShadow, shadow(false))
  return eased.includes(plainShape)
    ? eased.replace(nothing, '').replace(plainShape, '').replaceAll('in2="shape"', 'in2="SourceGraphic"')
    : eased
}

/**
 * Replaces the set's shadow filters by cheaper ones: a clipped flood instead of a colour matrix, a blurred outline
 * instead of a blurred picture. Rendering takes less than half the time, and outlines stay soft, which the set's own
 * filters render with visible steps.
 */
export const easeFilters = (body: string): string => body.replaceAll(/<filter .*?<\/filter>/g, easeFilter)
