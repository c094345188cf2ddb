import { type Facet, groupOpen } from '@market/domain/catalog'

type Values = Facet['values']

/** A facet begins with so many values; one or two more are not worth a press. */
export const fewCount = 8
const worthAPress = fewCount + 3

/** Values that a facet begins with: the first, and what is chosen. */
export const fewValues = (values: Values): Values =>
  values.length < worthAPress ? values : values.filter(({ selected }, at) => at < fewCount || selected)

/** Whether a facet begins open: brands, what is no property of products, and what something is chosen of. */
export const beginsOpen = ({ key, name, values }: Facet): boolean =>
  groupOpen(name) || key !== 'attr' || values.some(({ selected }) => selected)
