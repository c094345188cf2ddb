import { fail, type Result, succeed } from '@market/domain/kernel'
import sharp from 'sharp'
import { mostPixels, type PaperKind, type PaperProblem } from './paper-texts.ts'
import { pdfProblem } from './pdf-problem.ts'

/** A file that is safe to keep: a PDF as it was sent, or a picture encoded again. */
export interface Paper {
  readonly type: PaperKind
  readonly bytes: Uint8Array
}

/** An A4 page at 300 dpi. */
const longSide = 3508
const seconds = 2
const signatures: readonly (readonly [PaperKind, readonly number[]])[] = [
  ['application/pdf', [...Buffer.from('%PDF-')]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** Pictures are decoded one after the other, because each takes tens of megabytes. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Checks a file by its content, whatever it is called. Of a picture only the pixels are kept: metadata and whatever else
 * the file holds are dropped.
 */
export async function readPaper(
  file: Uint8Array,
  { most, kinds }: { readonly most: number; readonly kinds: readonly PaperKind[] },
): Promise<Result<Paper, PaperProblem>> {
  if (file.length === 0) return fail('empty')
  if (file.length > most) return fail('too-large')
  const type = signatures.find(([, start]) => start.every((byte, at) => file[at] === byte))?.[0]
  if (!type || !kinds.includes(type)) return fail('wrong-kind')
  if (type === 'application/pdf') {
    const problem = pdfProblem(file)
    return problem ? fail(problem) : succeed({ type, bytes: file })
  }
  const picture = turn.then(() => encodeAgain(type, file))
  turn = picture
  return picture
}

async function encodeAgain(type: PaperKind, file: Uint8Array): Promise<Result<Paper, PaperProblem>> {
  try {
    const { width, height } = await sharp(file).metadata()
    if (width * height > mostPixels) return fail('too-many-pixels')
    const upright = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds })
      .autoOrient()
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    const bytes = await (
      type === 'image/png'
        ? upright.png({ compressionLevel: 6 })
        : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 85 })
    ).toBuffer()
    return succeed({ type, bytes })
  } catch (error) {
    const torn = error instanceof Error && /premature|truncated|end of (file|stream|image)/i.test(error.message)
    return fail(torn ? 'torn' : 'unreadable')
  }
}
