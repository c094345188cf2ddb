import { composeCutout } from './compose-cutout.ts'
import { composeProduct } from './compose-product.ts'
import { composeScene } from './compose-scene.ts'
import type { Composition } from './composition.ts'
import type { DrawingLibrary } from './drawing-library.ts'
import type { Picture } from './picture-key.ts'

/** Any picture as the pieces it is made of. */
export function compose(picture: Picture, drawings: DrawingLibrary): Promise<Composition> {
  switch (picture.kind) {
    case 'product':
      return composeProduct(picture, drawings)
    case 'cutout':
      return composeCutout(picture, drawings)
    case 'scene':
      return composeScene(picture.scene, drawings)
  }
}
