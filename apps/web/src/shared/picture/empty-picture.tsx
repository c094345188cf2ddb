import { AspectPicture } from '@market/ui'
import { pictureSource } from './picture-source.ts'

/** Picture of an empty state, by its drawing's name. */
export const EmptyPicture = ({ drawing }: { readonly drawing: string }) => (
  <AspectPicture src={pictureSource(`${drawing}.sand.natural.front`, 240)} alt="" width={160} height={160} />
)
