import { AspectPicture, Monogram } from '@market/ui'
import { pictureSource } from '../picture/picture-source.ts'
import { logo as picture } from './shop-logo.css.ts'

/** A shop's logo, or its initials if it has none. The shop's name must be beside it. */
export const ShopLogo = ({ logo }: { readonly logo: string }) =>
  logo.includes('.') ? (
    <AspectPicture src={pictureSource(logo, 96)} alt="" width={48} height={48} className={picture} />
  ) : (
    <Monogram>{logo}</Monogram>
  )
