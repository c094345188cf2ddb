import { vars } from './theme.css.ts'
import { typeScale } from './type-scale.ts'
import type { TypeName, TypeStep } from './type-scale.ts'
import { rem } from './rem.ts'

const styleOf = (name: TypeName) => {
  const step: TypeStep = typeScale[name]
  const fluid = step.mobile ? vars.type[name as keyof typeof vars.type] : undefined
  return {
    fontFamily: step.display ? vars.font.display : vars.font.text,
    fontSize: fluid?.size ?? rem(step.size),
    lineHeight: fluid?.line ?? rem(step.line),
    fontWeight: step.weight,
    ...(step.tracking ? { letterSpacing: step.tracking } : {}),
  }
}

type TypeStyle = ReturnType<typeof styleOf>

/** Style objects of the type scale, to spread into a rule: `style({ ...type.label, color: … })`. */
export const type: Readonly<Record<TypeName, TypeStyle>> = Object.fromEntries(
  Object.keys(typeScale).map((name) => [name, styleOf(name as TypeName)]),
) as Record<TypeName, TypeStyle>
