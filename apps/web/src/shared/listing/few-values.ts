import { type Facet, groupOpen } from '@market/domain/catalog'

type Values = Facet['values']

/** Number of values that a facet shows at first. A button is not worth it for one or two more. */
export const fewCount = 8
const worthAPress = fewCount + 3

/** The values that a facet shows at first: the first ones, and the selected ones. */
export const fewValues = (values: Values): Values =>
  values.length < worthAPress ? values : values.filter(({ selected }, at) => at < fewCount || selected)

/**
 * Whether a facet is open at first: brands, facets that are not product properties, and facets with a selected value.
 */
export const beginsOpen = ({ key, name, values }: Facet): boolean =>
  groupOpen(name) || key !== 'attr' || values.some(({ selected }) => selected)
