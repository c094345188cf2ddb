import { AspectPicture } from '@market/ui'
import { pictureSource } from './picture-source.ts'

/** What would lie here, by the name of its drawing, for an empty state. */
export const EmptyPicture = ({ drawing }: { readonly drawing: string }) => (
  <AspectPicture src={pictureSource(`${drawing}.sand.natural.front`, 240)} alt="" width={160} height={160} />
)
