import { vars } from './theme.css.ts'
import { isFluid, typeScale } from './type-scale.ts'
import type { TypeName, TypeStep } from './type-scale.ts'
import { namesOf, recordOf } from './record-of.ts'
import { rem } from './rem.ts'

const styleOf = (name: TypeName) => {
  const step: TypeStep = typeScale[name]
  const fluid = isFluid(name) ? vars.type[name] : undefined
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
export const type: Readonly<Record<TypeName, TypeStyle>> = recordOf(namesOf(typeScale), styleOf)
